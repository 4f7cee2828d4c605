import type { Page } from '@playwright/test';
import { sembrador } from '@tests/e2e/apoyo/api-personal';
import { elegirDelMenu } from '@tests/e2e/apoyo/elegir-del-menu';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo } from '@tests/e2e/apoyo/sesion-rapida';
import { sinFallasDeAcceso } from './apoyo/axe';
import { expect } from './apoyo/prueba';

const test = pruebaConServidorPropio();

const LARGO = 'María Fernanda de los Ángeles Montoya Echeverri Santamaría de la Peña';

/**
 * Messages go away by themselves after five or eight seconds, or what a pointer on its way left of them; here they stay until
 * the test has looked.
 */
const retenerAvisos = (page: Page) =>
  page.addInitScript(() => {
    const original = window.setTimeout;
    window.setTimeout = ((tarea: TimerHandler, ms?: number, ...resto: unknown[]) =>
      ms !== undefined && ms > 2_000 && ms <= 8_000
        ? 0
        : original(tarea, ms, ...resto)) as typeof window.setTimeout;
  });

/** Controls of the dialog in front that some message lies over, and whether there is a message at all. */
const tapados = (page: Page) =>
  page.evaluate(() => {
    const dialogo = [...document.querySelectorAll('[role$=dialog]')].at(-1);
    const region = dialogo?.querySelector('section[aria-label=Notificaciones]');
    const avisos = [...(region?.querySelectorAll('li') ?? [])]
      .map((aviso) => aviso.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    const cuerpo = dialogo?.querySelector('[data-part=body]');
    const controles = [...(dialogo?.querySelectorAll('button, a[href], input, select, textarea') ?? [])]
      .filter((control) => !region?.contains(control))
      .filter((control) => {
        const suyo = control.getBoundingClientRect();
        // Of one that scrolls, the part that is seen.
        const { top, bottom } = cuerpo?.contains(control) ? cuerpo.getBoundingClientRect() : suyo;
        const c = {
          ...{ left: suyo.left, right: suyo.right },
          ...{ top: Math.max(suyo.top, top), bottom: Math.min(suyo.bottom, bottom) },
        };
        return avisos.some(
          (a) => a.left < c.right - 1 && a.right > c.left + 1 && a.top < c.bottom - 1 && a.bottom > c.top + 1,
        );
      });
    return {
      avisos:
        avisos.length > 0 && avisos.every(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight),
      tapados: controles.map((control) => control.getAttribute('aria-label') ?? control.textContent),
    };
  });

for (const [ancho, alto] of [
  [375, 667],
  [1280, 800],
] as const) {
  test(`un aviso no tapa ningún botón de un diálogo, a ${ancho} x ${alto}`, async ({ page, servidor }) => {
    test.slow();
    await retenerAvisos(page);
    await page.setViewportSize({ width: ancho, height: alto });
    const crear = await sembrador(servidor.url);
    const quien = `${LARGO} ${ancho}`;
    for (const nombre of [`Ana Archivada ${ancho}`, quien, `Pedro Nuevo ${ancho}`]) {
      await crear('/participantes', { nombre, telefono: '3000000001' });
    }
    await abrirComo(page, servidor, ADMINISTRADOR, `/participantes?buscar=${ancho}`);
    await elegirDelMenu(page, `Ana Archivada ${ancho}`, 'Archivar');
    await elegirDelMenu(page, quien, 'Archivar');
    const region = page.getByRole('region', { name: 'Notificaciones' });
    await expect(region.getByRole('button', { name: 'Deshacer' }).last()).toBeVisible();
    const nadaTapado = async (donde: string) => {
      const dialogo = page.locator('[role$=dialog]').last();
      await expect(dialogo.locator('[data-part=footer]')).toBeVisible();
      await expect.poll(() => tapados(page), { message: donde }).toEqual({ avisos: true, tapados: [] });
      await dialogo.locator('[data-part=body]').evaluate((cuerpo) => cuerpo.scrollTo(0, cuerpo.scrollHeight));
      await expect
        .poll(() => tapados(page), { message: `${donde}, hasta el final` })
        .toEqual({ avisos: true, tapados: [] });
    };

    await page.getByRole('button', { name: `Pedro Nuevo ${ancho}`, exact: true }).click();
    await nadaTapado('la ficha');
    await sinFallasDeAcceso(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).click();
    for (const accion of ['Editar', 'Registrar ingreso', 'Eliminar']) {
      await elegirDelMenu(page, `Pedro Nuevo ${ancho}`, accion);
      await nadaTapado(accion);
      await page
        .locator('[role$=dialog] [data-part=footer]')
        .getByRole('button', { name: 'Cancelar' })
        .click();
      await expect(page.locator('[role$=dialog]')).toHaveCount(0);
    }
    // Back on the page, they are where they were, and still work.
    await region.getByRole('button', { name: 'Deshacer' }).last().click();
    await expect(page.getByRole('button', { name: quien, exact: true })).toBeVisible();
  });
}
