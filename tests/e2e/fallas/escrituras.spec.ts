import type { Page } from '@playwright/test';
import { entrar } from '@tests/e2e/apoyo/recorrido-personal';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe } from '@tests/e2e/apoyo/sesion-rapida';
import { abrirApi } from './apoyo/api';
import { abrirServicioQueCorta, acortarEspera, fallasDeRed } from './apoyo/fallas-de-red';
import { expect, test } from './apoyo/paciencia';
import {
  comprobarEscrito,
  type DatosSembrados,
  formularioDe,
  llenar,
  SECCIONES,
  type SeccionConFormulario,
} from './apoyo/secciones';

let datos: DatosSembrados;
let cortado: Awaited<ReturnType<typeof abrirServicioQueCorta>>;

test.beforeAll(async ({ servidor }) => {
  const crear = await apiDe(servidor);
  const participante = await crear('/participantes', { nombre: 'Paga Siempre', telefono: '3000000009' });
  const mensualidad = await crear('/mensualidades', {
    participante_id: participante.id,
    valor: 900_000,
    periodo: '2026-10',
  });
  datos = { participante: participante.id, mensualidad: mensualidad.id };
  cortado = await abrirServicioQueCorta();
});
test.afterAll(() => cortado.cerrar());

const abrirFormulario = async (page: Page, seccion: SeccionConFormulario): Promise<void> => {
  if (seccion.abrir) await page.getByRole('button', { name: seccion.abrir }).first().click();
  await expect(
    formularioDe(page, seccion).getByRole('button', { name: seccion.boton, exact: true }),
  ).toBeVisible();
};

const guardar = (page: Page, seccion: SeccionConFormulario) =>
  formularioDe(page, seccion).getByRole('button', { name: seccion.boton, exact: true }).click();

/** Ten presses in one gesture, before the page can show that the first one counts. */
const pulsarDiezVeces = (page: Page, seccion: SeccionConFormulario) =>
  formularioDe(page, seccion)
    .getByRole('button', { name: seccion.boton, exact: true })
    .evaluate((boton: HTMLButtonElement) => {
      for (let vez = 0; vez < 10; vez += 1) boton.click();
    });

const principalConContenido = (page: Page) => expect(page.locator('main')).not.toBeEmpty();

for (const [n, seccion] of SECCIONES.entries()) {
  test(`${seccion.seccion}: ninguna falla pierde lo escrito ni lo guarda dos veces`, async ({
    page,
    servidor,
  }) => {
    const sufijo = `90${n}`;
    const api = await abrirApi(servidor);
    const suyas = async () =>
      (await api.filas(seccion.lista)).filter((fila) => seccion.esSuya(fila, sufijo)).length;
    await abrirComo(page, servidor, ADMINISTRADOR, seccion.ruta(datos));
    await abrirFormulario(page, seccion);
    await llenar(page, seccion, sufijo, datos);

    for (const falla of fallasDeRed(cortado.url)) {
      if (falla.enLaRespuesta && !seccion.leeRespuesta) continue;
      await test.step(falla.nombre, async () => {
        await page.route(seccion.llamada, (ruta) => falla.atender(ruta));
        if (falla.sinRespuesta) await acortarEspera(page, true);
        await guardar(page, seccion);
        const formulario = formularioDe(page, seccion);
        await expect(formulario.getByText(falla.mensaje)).toBeVisible();
        await expect(formulario.getByText(seccion.mensaje).first()).toBeVisible();
        await comprobarEscrito(page, seccion, sufijo);
        await principalConContenido(page);
        await page.unroute(seccion.llamada);
        if (falla.sinRespuesta) await acortarEspera(page, false);
      });
    }
    expect(await suyas()).toBe(0);

    await test.step('la sesión termina a mitad del formulario', async () => {
      await api.terminarSesion(await page.evaluate(() => localStorage.getItem('authToken') ?? ''));
      await guardar(page, seccion);
      // Polled: a list refused at the same moment sends the page there a second time.
      await expect(page).toHaveURL(/\/login\?destino=/);
      const guardado = await page.evaluate(() => JSON.stringify({ ...localStorage }));
      // Two figures can be in a date or in what is encrypted by chance; words and phone numbers cannot.
      const reconocibles = seccion.escrito(sufijo).filter(([, valor]) => valor.length > 4);
      expect(reconocibles).not.toEqual([]);
      for (const [, valor] of reconocibles) expect(guardado).not.toContain(valor);
      await entrar(page);
      await page.waitForURL((url) => url.pathname !== '/login');
      await abrirFormulario(page, seccion);
      await expect(page.getByText(/^Recuperamos lo que escribió/)).toBeVisible();
      await comprobarEscrito(page, seccion, sufijo, { sinSecretos: true });
    });

    await test.step('diez pulsaciones guardan una sola vez', async () => {
      const envios: string[] = [];
      page.on('request', (peticion) => {
        if (peticion.method() === seccion.metodo && seccion.llamada.test(peticion.url()))
          envios.push(peticion.url());
      });
      for (const [etiqueta, valor] of seccion.escrito(sufijo)) {
        if (etiqueta.source === seccion.secreto?.source)
          await formularioDe(page, seccion).getByLabel(etiqueta).first().fill(valor);
      }
      await pulsarDiezVeces(page, seccion);
      await expect.poll(suyas).toBe(1);
      expect(envios).toHaveLength(1);
      await expect(page.getByText(/^Recuperamos lo que escribió/)).toBeHidden();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('borradores'))).toBeNull();
    });
  });
}

test('una respuesta perdida se repite con la misma clave y deja una sola fila', async ({
  page,
  servidor,
}) => {
  const [seccion] = SECCIONES;
  if (!seccion) throw new Error('Falta la sección');
  const api = await abrirApi(servidor);
  const claves: (string | undefined)[] = [];
  await abrirComo(page, servidor, ADMINISTRADOR, seccion.ruta(datos));
  await llenar(page, seccion, 'perdida', datos);
  await page.route(seccion.llamada, async (ruta) => {
    claves.push(ruta.request().headers()['idempotency-key']);
    const respuesta = await ruta.fetch();
    if (claves.length < 3) await ruta.abort('connectionreset');
    else await ruta.fulfill({ response: respuesta });
  });
  for (let vez = 0; vez < 2; vez += 1) {
    await guardar(page, seccion);
    await expect(formularioDe(page, seccion).getByText(/Backend no disponible/)).toBeVisible();
    await expect.poll(() => claves.length).toBe(vez + 1);
  }
  await guardar(page, seccion);
  await expect(formularioDe(page, seccion)).toBeHidden();
  expect(new Set(claves).size).toBe(1);
  expect(claves[0]).toBeTruthy();
  const filas = await api.filas(seccion.lista);
  expect(filas.filter(({ nombre }) => nombre === 'Ana Prueba perdida')).toHaveLength(1);
});
