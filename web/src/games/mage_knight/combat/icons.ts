/** Icons that only the stage of a combat shows. */
import { addIcons } from "../../../look/icons/icon";

const SKULL =
  "M12 2a9 9 0 0 0-9 9c0 4 2 6 4 7v4h10v-4c2-1 4-3 4-7a9 9 0 0 0-9-9zM8.5 10a2 2 0 1 1 0 4.200a2 2 0 0 1 0-4.200zM15.5 10a2 2 0 1 1 0 4.200a2 2 0 0 1 0-4.200zM12 14l1.400 3h-2.800z";

addIcons({
  "mk-swift": [{ d: "M2 4h7l6 8l-6 8H2l6-8zM13 4h3l6 8l-6 8h-3l6-8z" }],
  "mk-skull": [{ d: SKULL }],
  "mk-wall": [{ d: "M3 21V6h4v3h3V6h4v3h3V6h4v15z" }],
  "mk-brutal": [{ d: "M4 2l16 16l-2 2l-3-1l-2 2l-1-4L3 8zM20 2l1 6l-5 5l-3-3l5-5zM8 15l3 3l-4 1l-2 3l-2-2l3-2z" }],
  "mk-poison": [{ d: "M9 2h6v5l5 9a4 4 0 0 1-4 6H8a4 4 0 0 1-4-6l5-9z" }],
  "mk-fang": [{ d: "M3 5c5 2 13 2 18 0c0 4-1 6-3 7l-2 8l-3-7h-2l-3 7l-2-8c-2-1-3-3-3-7z" }],
  "mk-aim": [{ d: "M12 4a8 8 0 1 0 .1 0M12 1v6m0 10v6M1 12h6m10 0h6", stroke: "currentColor", width: 2.2 }],
  "mk-veil": [
    { d: "M1 12c5-8 17-8 22 0c-5 8-17 8-22 0zM12 8.5a3.5 3.5 0 1 0 .1 0z", stroke: "currentColor", width: 2.2 },
  ],
  "mk-weight": [{ d: "M9 3h6l1 4h3l3 14H2L5 7h3z" }],
  "mk-gate": [{ d: "M4 22V11a8 8 0 0 1 16 0v11h-4V12a4 4 0 0 0-8 0v10z" }],
});
