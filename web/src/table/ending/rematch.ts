/** The table for playing the same game once more. */
import type { Chair, NewSeat, NewTable, TableInfo } from "../../api/types";

function seatAgain(chair: Chair, me: string): NewSeat {
  if (chair.player === me) return chair.hot ? { kind: "hot", name: chair.name } : { kind: "me" };
  if (chair.player !== null) return { kind: "invite" };
  return chair.bot ? { kind: "bot", bot: chair.bot } : { kind: "bot" };
}

/** The same table once more: same people, same settings. It starts at once if nobody has to be invited. */
export function rematch(table: TableInfo, me: string): NewTable {
  const seats = table.seats.map((chair) => seatAgain(chair, me));
  return {
    game: table.game,
    seats,
    settings: table.settings,
    title: table.title,
    public: table.public,
    spectators: table.spectators,
    forced: table.forced,
    start: seats.every((seat) => seat.kind !== "invite"),
  };
}
