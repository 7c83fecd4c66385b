/** What cards are: Townsfolk, Outsiders, the King's Orders, Paladins. */
import { say } from "../../../text/speech.svelte";
import { isRight, timesOf, totalOf, townsfolkPrice } from "../reading";
import { mine, name, type Scene } from "../scene";
import { needs, sentence, words, type Explained } from "./words";

export function townsfolk(id: string, scene: Scene): Explained | null {
  const card = scene.book.townsfolk[id];
  if (!card) return null;
  const at = scene.table.townsfolk.indexOf(id);
  const price = townsfolkPrice(scene.book, mine(scene), at);
  const text = [
    say("web-paladins-kept", { text: words(scene, "townsfolk-kept", id) }),
    say("web-paladins-dismissed", { text: words(scene, "townsfolk-dismissed", id) }),
  ];
  if (at >= 0) text.push(say(price.debt ? "web-paladins-price-debt" : "web-paladins-price", { number: price.silver }));
  return { title: name("townsfolk", card.name), text };
}

export function ownTownsfolk(id: string, scene: Scene): Explained | null {
  const card = scene.book.townsfolk[id];
  return card ? { title: name("townsfolk", card.name), text: [sentence(words(scene, "townsfolk-kept", id))] } : null;
}

export function outsider(id: string, scene: Scene): Explained | null {
  const card = scene.book.outsiders[id];
  if (!card) return null;
  const region = scene.book.main.region[scene.table.outsiders.indexOf(id)];
  const player = mine(scene);
  const text = [
    say("web-paladins-attacked", { text: words(scene, "outsider-attacked", id) }),
    say("web-paladins-converted", { text: words(scene, "outsider-converted", id) }),
  ];
  if (region && player) {
    text.push(needs("strength", region.strength, totalOf(scene.book, player, "strength")));
    text.push(needs("faith", region.faith, totalOf(scene.book, player, "faith")));
  }
  const people = { message: `paladins-faction-${card.faction}` };
  return { title: say("web-paladins-outsider", { name: name("outsider", card.name), faction: people }), text };
}

export function order(place: string, scene: Scene): Explained | null {
  const id = scene.table.orders[Number(place)];
  if (!id) return null;
  const player = mine(scene);
  const points = scene.book.main.kings_cards.order_points[Number(place)] ?? 0;
  const text = [say("web-paladins-order", { text: words(scene, "order", id), number: points })];
  if (player && isRight(id)) text.push(say("web-paladins-order-done", { number: timesOf(player, id) }));
  return { title: say("web-paladins-order-title"), text };
}

export function paladin(id: string, scene: Scene): Explained | null {
  if (!scene.book.paladins[id]) return null;
  return { title: name("paladin", id), text: [sentence(words(scene, "paladin-card", id))] };
}
