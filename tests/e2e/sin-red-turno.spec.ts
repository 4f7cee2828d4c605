import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { elegirDelMenu } from '@tests/e2e/apoyo/elegir-del-menu';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import type { ServidorReal } from '@tests/e2e/apoyo/servidor';
import { apiDe, llamadorDe } from '@tests/e2e/apoyo/sesion-rapida';
import {
  abrirSinRed,
  cortarLaRed,
  dialogo,
  elegirEquipo,
  pagarSinRed,
  porEnviar,
  rutaDeAbono,
  volverLaRed,
} from '@tests/e2e/apoyo/sin-red';

/** A shift without a network: what is done waits on the device, whatever is closed, and arrives once. */
const test = pruebaConServidorPropio();

const sembrar = async (servidor: ServidorReal) => {
  const api = await apiDe(servidor);
  const hoy = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10);
  const { id: sede_id } = await api('/sedes', { nombre: 'Casa Apagón', direccion: 'Calle 1' });
  const persona = async (nombre: string, estado: string) =>
    api('/participantes', {
      ...{ nombre: `${nombre} Apagón`, estado, telefono: '3001234500' },
      ...{ fecha_ingreso: hoy, sede_id, area: 'HOMBRES' },
    });
  const luz = await persona('Luz', 'ACTIVO');
  await persona('Pedro', 'CON_PERMISO');
  const cobro = async (periodo: string) =>
    api('/mensualidades', { participante_id: luz.id, periodo, concepto: 'MENSUALIDAD', valor: 850_000 });
  return { luz, enero: await cobro('2026-01'), febrero: await cobro('2026-02') };
};

const CELULAR = { width: 375, height: 667 };

test('un turno sin red llega una sola vez, aunque la página muera', async ({ page, context, servidor }) => {
  test.setTimeout(180_000);
  await page.setViewportSize(CELULAR);
  const { luz, enero, febrero } = await sembrar(servidor);
  await elegirEquipo(page);
  await cortarLaRed(page);

  await test.step('un pago, un regreso y una novedad quedan en el equipo', async () => {
    await abrirSinRed(page, rutaDeAbono(enero.id));
    await pagarSinRed(page, '500.000', sinFallasDeAcceso);
    await expect(porEnviar(page, 1)).toBeVisible();
    await abrirSinRed(page, '/participantes?buscar=apagon');
    await page.getByRole('button', { name: /^Con permiso, estado de Pedro/ }).click();
    await expect(porEnviar(page, 2)).toBeVisible();
    await elegirDelMenu(page, 'Luz Apagón', 'Novedad');
    await dialogo(page).getByRole('textbox', { name: 'Qué pasó' }).fill('Se fue la luz');
    await dialogo(page).getByRole('radio', { name: 'Visita' }).check();
    await dialogo(page).getByRole('button', { name: 'Guardar' }).click();
    await expect(porEnviar(page, 3)).toBeVisible();
    // The bar says what waits and how old what is read is, and the account fits still.
    await expect(page.getByRole('status').filter({ hasText: /^Datos de / })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Cuenta de / })).toBeInViewport({ ratio: 1 });
  });

  const otra = await context.newPage();
  await otra.setViewportSize(CELULAR);
  await test.step('la página muere; en otra sigue todo, y se paga otra mensualidad', async () => {
    await page.close();
    await abrirSinRed(otra, rutaDeAbono(febrero.id));
    await pagarSinRed(otra, '850.000');
    await porEnviar(otra, 4).click();
    await expect(otra.getByRole('dialog', { name: 'Por enviar (4)' })).toBeVisible();
    await sinFallasDeAcceso(otra);
    await dialogo(otra).getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  });

  const llamar = await llamadorDe(servidor);
  await test.step('alguien paga febrero antes; vuelve la red y llega lo demás, en orden', async () => {
    const ajeno = { fecha: '2026-02-01', valor: 850_000, medio: 'EFECTIVO' };
    await llamar('POST', `/mensualidades/${febrero.id}/abonos`, ajeno);
    await volverLaRed(otra);
    await expect(porEnviar(otra, 1)).toHaveAccessibleName(/1 necesita su decisión/, { timeout: 60_000 });
    await porEnviar(otra, 1).click();
    await expect(dialogo(otra).getByText('La mensualidad ya no debe ese valor')).toBeVisible();
    await sinFallasDeAcceso(otra);
    await dialogo(otra)
      .getByRole('button', { name: /^Registrarlo en .*ene(?:ro)? (?:de )?2026/ })
      .click();
    await expect(otra.getByRole('dialog', { name: 'Todo está enviado' })).toBeVisible({ timeout: 60_000 });
    await expect(dialogo(otra).getByText(/^Recibo \d+$/)).toHaveCount(2);
  });

  const { cuerpo: abonos } = await llamar('GET', '/abonos?buscar=apagon&limite=50');
  const recibidos = (abonos.data as { recibo: number; valor: number }[]).map(({ valor }) => valor);
  expect(recibidos.sort((a, b) => a - b)).toEqual([350_000, 500_000, 850_000]);
  const { cuerpo: novedades } = await llamar('GET', `/participantes/${luz.id}/novedades`);
  expect(JSON.stringify(novedades).match(/Se fue la luz/g)).toHaveLength(1);
  const { cuerpo: personas } = await llamar('GET', '/participantes?buscar=pedro%20apagon&limite=5');
  expect(personas.data).toMatchObject([{ estado: 'ACTIVO' }]);
});
