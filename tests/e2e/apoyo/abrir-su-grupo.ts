import type { Locator } from '@playwright/test';

/** A field of a folded group, once somebody has opened the group. */
export const abrirSuGrupo = async (campo: Locator): Promise<void> => {
  const grupo = campo.locator('xpath=ancestor::details[not(@open)]');
  if ((await grupo.count()) > 0) await grupo.locator('summary').click();
};
