/** Mage Knight. */
import type { GameEntry } from "../entry";
import Picture from "./Picture.svelte";

export const mageKnight: GameEntry = {
  board: () => import("./board"),
  introduction: () => import("./introduction"),
  Picture,
  about: "web-lobby-mage-knight",
  minutes: [60, 180],
  seats: 1,
  modules: ["scenario"],
  subjects: {
    "web-setup-sets": ["lost_legion", "tezla", "krang", "ultimate", "tile_sets"],
    "web-setup-heroes": [
      ...["hero_1", "hero_2", "hero_3", "hero_4", "hero_choice", "hero_order", "hero_auction"],
      ...["dummy_player", "dummy_hero"],
    ],
    "web-setup-map": [
      ...["map_shape", "countryside_tiles", "core_city_tiles", "core_non_city_tiles", "tiles_revealed_from_start"],
      ...["random_tile_orientation", "random_cities", "first_city_level", "other_city_levels"],
      ...["megapolis", "megapolis_level", "second_megapolis_level", "conquest_team_cities"],
    ],
    "web-setup-each-other": [
      ...["teams", "team_members", "fights_between_players", "joint_assaults", "friendly_no_interactive_spells"],
      ...["friendly_no_interactive_skills", "interactive_combat"],
    ],
    "web-setup-variants": [
      ...["rounds", "daytime", "night_arrival_reroll", "friendly_mana", "violence", "starting_selection"],
      ...[
        "action_upgrades",
        "action_upgrades_open_decks",
        "lowest_achievement_counts",
        "limited_glade_shields",
        "epic",
      ],
    ],
  },
  learning: {},
  samples: null,
  books: { "004": "web-book-mage-knight-pt" },
};
