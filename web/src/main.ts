import "@fontsource/alegreya/latin-700.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "./look/theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./routes.svelte";

followLinks();
mount(App, { target: document.getElementById("app")! });
