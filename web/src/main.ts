import "./look/fonts.css";
import "./look/theme.css";
import "./look/palettes.css";
import "./look/icons/common";
import "./look/icons/pages";
import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./routes.svelte";
import { dress } from "./settings/dress";
import { settings } from "./settings/settings.svelte";
import { speech } from "./text/speech.svelte";

dress(settings);
followLinks();
mount(App, { target: document.getElementById("app")! });

// What the tests in a browser look at: messages that were asked for and are missing.
Object.assign(window, { roundtable: { missing: speech.missing } });
