import type { Locator, Page } from '@playwright/test';
import { entrar } from '@tests/e2e/apoyo/recorrido-personal';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe } from '@tests/e2e/apoyo/sesion-rapida';
import { abrirApi } from './apoyo/api';
import { abrirServicioQueCorta, acortarEspera, fallasDeRed } from './apoyo/fallas-de-red';
import { COMPROBAR, EN_DUDA } from './apoyo/gestos';
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

const botonDe = (page: Page, seccion: SeccionConFormulario, nombre = seccion.boton) =>
  formularioDe(page, seccion).getByRole('button', { name: nombre, exact: true });

const abrirFormulario = async (page: Page, seccion: SeccionConFormulario, boton?: string): Promise<void> => {
  if (seccion.abrir) await page.getByRole('button', { name: seccion.abrir }).first().click();
  await expect(botonDe(page, seccion, boton)).toBeVisible();
};

/** Ten presses in one gesture, before the page can show that the first one counts. */
const pulsarDiezVeces = (boton: Locator) =>
  boton.evaluate((elemento: HTMLButtonElement) => {
    for (let vez = 0; vez < 10; vez += 1) elemento.click();
  });

const YA_REVISADO = 'Ya lo revisé';

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

    // Whoever does not know whether the first time it was stored asks that, and nothing else.
    let boton = seccion.boton;
    for (const falla of fallasDeRed(cortado.url)) {
      if (falla.enLaRespuesta && !seccion.leeRespuesta) continue;
      await test.step(falla.nombre, async () => {
        await page.route(seccion.llamada, (ruta) => falla.atender(ruta));
        if (falla.sinRespuesta) await acortarEspera(page, true);
        await botonDe(page, seccion, boton).click();
        const formulario = formularioDe(page, seccion);
        await expect(formulario.getByText(falla.mensaje)).toBeVisible();
        await expect(formulario.getByText(seccion.mensaje).first()).toBeVisible();
        await expect(formulario.getByRole('alert').getByText(EN_DUDA)).toBeVisible();
        await expect(botonDe(page, seccion, COMPROBAR)).toBeVisible();
        boton = COMPROBAR;
        for (const [etiqueta] of seccion.escrito(sufijo))
          await expect(formulario.getByLabel(etiqueta).first()).toBeDisabled();
        await comprobarEscrito(page, seccion, sufijo);
        await principalConContenido(page);
        await page.unroute(seccion.llamada);
        if (falla.sinRespuesta) await acortarEspera(page, false);
      });
    }
    expect(await suyas()).toBe(0);

    await test.step('la sesión termina a mitad del formulario', async () => {
      await api.terminarLaDe(page, botonDe(page, seccion, COMPROBAR));
      const guardado = await page.evaluate(() => JSON.stringify({ ...localStorage }));
      // Two figures can be in a date or in what is encrypted by chance; words and phone numbers cannot.
      const reconocibles = seccion.escrito(sufijo).filter(([, valor]) => valor.length > 4);
      expect(reconocibles).not.toEqual([]);
      for (const [, valor] of reconocibles) expect(guardado).not.toContain(valor);
      await entrar(page);
      await page.waitForURL((url) => url.pathname !== '/login');
      // What carries a secret is not kept, and cannot be sent again as it was: the person looks.
      if (seccion.secreto) await abrirFormulario(page, seccion, YA_REVISADO);
      else await abrirFormulario(page, seccion, COMPROBAR);
      // Whether it was stored is not known: it is not said too that it was not.
      await expect(page.getByText(/^Recuperamos lo que escribió/)).toHaveCount(0);
      await comprobarEscrito(page, seccion, sufijo, { sinSecretos: true });
    });

    await test.step('diez pulsaciones guardan una sola vez', async () => {
      const envios: string[] = [];
      page.on('request', (peticion) => {
        if (peticion.method() === seccion.metodo && seccion.llamada.test(peticion.url()))
          envios.push(peticion.url());
      });
      if (seccion.secreto) await botonDe(page, seccion, YA_REVISADO).click();
      for (const [etiqueta, valor] of seccion.escrito(sufijo)) {
        if (etiqueta.source === seccion.secreto?.source)
          await formularioDe(page, seccion).getByLabel(etiqueta).first().fill(valor);
      }
      await pulsarDiezVeces(botonDe(page, seccion, seccion.secreto ? seccion.boton : COMPROBAR));
      await expect.poll(suyas).toBe(1);
      await expect(page.getByText(/^Recuperamos lo que escribió/)).toBeHidden();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('borradores'))).toBeNull();
      // Counted once the page has its answer: the service can tell of the row before the browser
      // tells of the request, and a second request would have left by now.
      expect(envios).toHaveLength(1);
    });
  });
}
