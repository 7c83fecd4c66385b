/** Which statement of a rulebook is shown in a window over the page. */
export const shown = $state<{ rule: string | null; game: string | null }>({ rule: null, game: null });

export function showRule(rule: string, game: string): void {
  shown.rule = rule;
  shown.game = game;
}

export function hideRule(): void {
  shown.rule = null;
  shown.game = null;
}
