/** Icons of the replay. */
import { addIcons } from "../look/icons/icon";

addIcons({
  "replay-play": [{ d: "M7 4l13 8l-13 8z" }],
  "replay-pause": [{ d: "M6 4h4.5v16h-4.5zM13.5 4h4.5v16h-4.5z" }],
  "replay-on": [{ d: "M9 5l8 7l-8 7z" }],
  "replay-back": [{ d: "M15 5l-8 7l8 7z" }],
  "replay-turn-on": [{ d: "M4 5l7 7l-7 7zM12 5l7 7l-7 7z" }],
  "replay-turn-back": [{ d: "M20 5l-7 7l7 7zM12 5l-7 7l7 7z" }],
  "replay-first": [{ d: "M5 5h2.5v14h-2.5zM19 5l-9 7l9 7z" }],
  "replay-last": [{ d: "M16.5 5h2.5v14h-2.5zM5 5l9 7l-9 7z" }],
  "replay-share": [{ d: "M13 3l8 7l-8 7v-4.5c-5 0-8 1.5-10 5c0-6 3-10 10-10.5z" }],
  "replay-download": [{ d: "M10 3h4v8h4l-6 6l-6-6h4zM4 19h16v2.5h-16z" }],
  "replay-upload": [{ d: "M10 17h4v-8h4l-6-6l-6 6h4zM4 19h16v2.5h-16z" }],
});
