import type { Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/apoyo/prueba';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo } from '@tests/e2e/apoyo/sesion-rapida';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const DE_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=ES-CO>
<h1>Permiso<o:p></o:p></h1><p class=MsoNormal>Vuelve el <b>domingo</b>.<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Con su ropa</p>
<table><tr><td><p><b>Día</b></p></td><td><p><b>Hora</b></p></td></tr><tr><td>Lunes</td><td>8</td></tr></table></body></html>`;
const SIN_FORMATO = 'Permiso\nVuelve el domingo.\n·  Con su ropa\nDía\tHora\nLunes\t8';
const MARCADO =
  '# Permiso\n\nVuelve el **domingo**.\n\n- Con su ropa\n\n| Día | Hora |\n|---|---|\n| Lunes | 8 |';

const copiar = (page: Page, html: string, texto: string) =>
  page.evaluate(
    ([conFormato, solo]) =>
      navigator.clipboard.write([
        new ClipboardItem({
          'text/html': new Blob([conFormato as string], { type: 'text/html' }),
          'text/plain': new Blob([solo as string], { type: 'text/plain' }),
        }),
      ]),
    [html, texto],
  );

test('lo pegado de Word en una plantilla conserva su formato, y Ctrl+Z deja el texto solo', async ({
  page,
  servidor,
}) => {
  await abrirComo(page, servidor, ADMINISTRADOR, '/formatos?pestana=plantillas&nuevo=true');
  const contenido = page.getByLabel('Contenido', { exact: false }).first();
  await expect(contenido).toBeVisible();
  await copiar(page, DE_WORD, SIN_FORMATO);
  await contenido.focus();
  await page.keyboard.press('Control+V');
  await expect(contenido).toHaveValue(MARCADO);
  const vista = page.getByRole('region', { name: 'Vista previa' });
  await expect(vista.getByRole('heading', { name: 'Permiso' })).toBeVisible();
  await expect(vista.getByRole('columnheader', { name: 'Hora' })).toBeVisible();
  await page.keyboard.press('Control+Z');
  await expect(contenido).toHaveValue(SIN_FORMATO);
  await page.keyboard.press('Control+Z');
  await expect(contenido).toHaveValue('');

  await contenido.fill('Antes ');
  await contenido.press('End');
  await page.keyboard.press('Control+V');
  await expect(contenido).toHaveValue(`Antes \n\n${MARCADO}`);
});

test('si el formato no llega, lo pegado queda como texto', async ({ page, servidor }) => {
  await page.route('**/assets/pegado*.js', (llamada) => llamada.abort());
  await abrirComo(page, servidor, ADMINISTRADOR, '/formatos?pestana=plantillas&nuevo=true');
  const contenido = page.getByLabel('Contenido', { exact: false }).first();
  await expect(contenido).toBeVisible();
  await copiar(page, DE_WORD, SIN_FORMATO);
  await contenido.focus();
  await page.keyboard.press('Control+V');
  await expect(contenido).toHaveValue(SIN_FORMATO);
});
