/** Icons that all games and pages use. */
import { addIcons } from "./icon";

addIcons({
  crown: [{ d: "M3 7l4.5 4L12 4l4.5 7L21 7l-2 11H5z" }],
});

/** Around the play. */
addIcons({
  replay: [{ d: "M5 12a7 7 0 1 0 2.2-5.1M4.5 3.5v4.2h4.2M12 8.5V12l2.6 1.8", stroke: "currentColor", width: 2 }],
  rule: [
    {
      d: "M5 4.5c3 0 5 .5 7 2v13c-2-1.5-4-2-7-2zM19 4.5c-3 0-5 .5-7 2v13c2-1.5 4-2 7-2z",
      stroke: "currentColor",
      width: 2,
    },
  ],
  chat: [{ d: "M4 5h16v11H11l-4.5 4v-4H4z", stroke: "currentColor", width: 2 }],
  note: [{ d: "M5 4h14v11l-5 5H5zM14 20v-5h5M8.5 8.5h7M8.5 12h5", stroke: "currentColor", width: 2 }],
  menu: [
    {
      d: "M12 3.6a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 1 0 0-3.8zM12 10.1a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 1 0 0-3.8zM12 16.6a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 1 0 0-3.8z",
    },
  ],
  hourglass: [
    { d: "M6 3h12M6 21h12", stroke: "currentColor", width: 2.4 },
    { d: "M7.5 4v3.5L12 12l4.5-4.5V4zM12 12l-4.5 4.5V20h9v-3.5z" },
  ],
  tick: [{ d: "M4.5 12.5l5 5L19.5 6.5", stroke: "currentColor", width: 2.8 }],
  link: [
    {
      d: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2",
      stroke: "currentColor",
      width: 2,
    },
  ],
  enlarge: [
    { d: "M13.5 4.5H19.5V10.5M19.5 4.5L13 11M10.5 19.5H4.5V13.5M4.5 19.5L11 13", stroke: "currentColor", width: 2.2 },
  ],
});

/** At the table. */
addIcons({
  back: [{ d: "M9 6L4 11l5 5M4.5 11H14a5.5 5.5 0 0 1 0 11h-3", stroke: "currentColor", width: 2.4 }],
  redo: [{ d: "M15 6l5 5l-5 5M19.5 11H10a5.5 5.5 0 0 0 0 11h3", stroke: "currentColor", width: 2.4 }],
  restart: [{ d: "M5.5 8A8 8 0 1 1 4 13M5 3v5.5h5.5", stroke: "currentColor", width: 2.4 }],
  onward: [{ d: "M9 5l7 7l-7 7", stroke: "currentColor", width: 2.6 }],
  sheet: [{ d: "M5 3.5h14v17H5zM8.5 8h7M8.5 12h7M8.5 16h4", stroke: "currentColor", width: 2 }],
  help: [
    { d: "M8 8.5a4 4 0 1 1 6 3.6c-1.4.8-2 1.5-2 3.2", stroke: "currentColor", width: 2.4 },
    { d: "M12 18a1.6 1.6 0 1 0 0 3.2a1.6 1.6 0 1 0 0-3.2z" },
  ],
  home: [{ d: "M3.5 12L12 4l8.5 8M6 10.5V20h4.5v-5h3v5H18v-9.5", stroke: "currentColor", width: 2.2 }],
  settings: [
    {
      d: "M4 7h9M17.5 7H20M4 17h2.5M11 17h9M13 7a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M6.6 17a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0",
      stroke: "currentColor",
      width: 2,
    },
  ],
});
