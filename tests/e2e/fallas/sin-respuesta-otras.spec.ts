import type { Page } from '@playwright/test';
import { entrar } from '@tests/e2e/apoyo/recorrido-personal';
import { fechaEnBogota } from '@/domain/shared/fechas';
import { TAMANOS, test } from './apoyo/en-un-navegador';
import { crearMensualidad, crearParticipante, sembrar } from './apoyo/escrituras-en-duda';
import { perderRespuestas } from './apoyo/fallas-de-red';
import { avisoDeDuda, COMPROBAR, cerrarTodo, EN_DUDA, hayDudaEn, irA } from './apoyo/gestos';
import { expect } from './apoyo/paciencia';
import {
  abrirCarpeta,
  copias,
  dialogoDeSubida,
  elegirArchivo,
  estaEnSuCarpeta,
  perderSubidas,
  prepararSubida,
  renglonDe,
  type SubidaSembrada,
  subir,
} from './apoyo/subida-en-duda';

interface PasoDeSubida {
  page: Page;
  subida: SubidaSembrada;
  arreglar: () => Promise<void>;
}

const sigueEnDuda = async ({ page, subida }: PasoDeSubida): Promise<void> => {
  await expect(renglonDe(page, subida).getByText(EN_DUDA)).toBeVisible();
};

const subidoUnaVez = async ({ page, subida }: PasoDeSubida): Promise<void> => {
  await expect(page.getByText('Se subió 1 archivo')).toBeVisible();
  await expect(dialogoDeSubida(page)).toBeHidden();
  await estaEnSuCarpeta(page, subida);
};

/** The page says what is in doubt; the same file is chosen anew, and looked for before it is sent. */
const empezarDeNuevo = async (paso: PasoDeSubida): Promise<void> => {
  const { page, subida } = paso;
  await expect(avisoDeDuda(page, new RegExp(`Archivo ${subida.nombre}`))).toBeVisible();
  await elegirArchivo(page, subida);
  await subir(page);
  await subidoUnaVez(paso);
};

const SALIDAS_DE_SUBIDA = [
  {
    que: 'reintenta en el acto',
    seguir: async (paso: PasoDeSubida) => {
      await subir(paso.page);
      await sigueEnDuda(paso);
      await paso.arreglar();
      await subir(paso.page);
      await subidoUnaVez(paso);
    },
  },
  {
    que: 'cierra y empieza otra vez',
    seguir: async (paso: PasoDeSubida) => {
      await cerrarTodo(paso.page);
      await paso.arreglar();
      await empezarDeNuevo(paso);
    },
  },
  {
    que: 'recarga la página',
    seguir: async (paso: PasoDeSubida) => {
      await paso.arreglar();
      await paso.page.reload();
      await empezarDeNuevo(paso);
    },
  },
  {
    que: 'va a otra sección y vuelve',
    seguir: async (paso: PasoDeSubida) => {
      await cerrarTodo(paso.page);
      await irA(paso.page, 'Sedes');
      await paso.arreglar();
      await paso.page.goBack();
      await empezarDeNuevo(paso);
    },
  },
];

const CASOS_DE_SUBIDA = SALIDAS_DE_SUBIDA.flatMap((salida, n) =>
  // Each ending has its call that arrived at one width and the one that did not at the other.
  [true, false].map((llega) => ({ ...salida, llega, ancho: (n + Number(llega)) % TAMANOS.length })),
);

for (const [ancho, viewport] of TAMANOS.entries()) {
  const { width } = viewport;
  test.describe(`a ${width} px`, () => {
    test.use({ viewport: { ...viewport } });

    for (const [n, { que, llega, seguir }] of CASOS_DE_SUBIDA.filter((c) => c.ancho === ancho).entries()) {
      test(`un archivo que ${llega ? 'llegó' : 'no llegó'}, sin respuesta: ${que}`, async ({ page, api }) => {
        const subida = await prepararSubida(api, `${width} ${n}`);
        await page.goto(abrirCarpeta(subida));
        await elegirArchivo(page, subida);
        const { arreglar } = await perderSubidas(page, { llega, aCiegas: true });
        const paso = { page, subida, arreglar };
        await subir(page);
        await sigueEnDuda(paso);
        expect(await copias(api, subida)).toBe(llega ? 1 : 0);
        await seguir(paso);
        await expect(page.getByText(EN_DUDA)).toHaveCount(0);
        expect(await copias(api, subida)).toBe(1);
      });
    }

    test('un archivo que llegó, sin respuesta: se mira en la carpeta, y está', async ({ page, api }) => {
      const subida = await prepararSubida(api, `${width} mira`);
      await page.goto(abrirCarpeta(subida));
      await elegirArchivo(page, subida);
      const { arreglar } = await perderSubidas(page, { llega: true, aCiegas: false });
      await subir(page);
      await subidoUnaVez({ page, subida, arreglar });
      expect(await copias(api, subida)).toBe(1);
    });

    test('un cambio guardado cuya respuesta se pierde queda guardado, sin comparar versiones', async ({
      page,
      api,
    }) => {
      const caso = await sembrar(api, { preparar: crearParticipante }, `E${width}`);
      const suya = `/participantes/${caso.participante}`;
      await page.goto(`/participantes?buscar=${encodeURIComponent(caso.nombre)}&editar=${caso.participante}`);
      const formulario = page.getByRole('dialog', { name: /^Editar/ });
      await formulario.getByLabel(/^Municipio/).fill('Bello');
      const { arreglar } = await perderRespuestas(
        page,
        { metodo: 'PUT', llamada: new RegExp(`/dashboard-api${suya}$`) },
        true,
      );
      await formulario.getByRole('button', { name: 'Guardar', exact: true }).click();
      await hayDudaEn(formulario);
      const { version, municipio } = await api.obtener(suya);
      expect(municipio).toBe('Bello');
      await arreglar();
      await formulario.getByRole('button', { name: COMPROBAR }).click();
      await expect(page.getByText(`Se guardaron los cambios de ${caso.nombre}`)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect((await api.obtener(suya)).version).toBe(version);
    });

    test('una eliminación cuya respuesta se pierde está hecha cuando ya no hay qué eliminar', async ({
      page,
      api,
    }) => {
      const caso = await sembrar(api, { preparar: crearParticipante }, `B${width}`);
      await page.goto(`/participantes?buscar=${encodeURIComponent(caso.nombre)}`);
      await page.getByRole('button', { name: `Acciones de ${caso.nombre}` }).click();
      await page.getByRole('menuitem', { name: 'Eliminar', exact: true }).click();
      const pregunta = page.getByRole('alertdialog', { name: 'Eliminar participante' });
      await pregunta.getByRole('textbox').fill(caso.nombre);
      const { arreglar } = await perderRespuestas(
        page,
        { metodo: 'DELETE', llamada: new RegExp(`/dashboard-api/participantes/${caso.participante}$`) },
        true,
      );
      await pregunta.getByRole('button', { name: 'Eliminar', exact: true }).click();
      const duda = avisoDeDuda(page, new RegExp(caso.nombre));
      await expect(duda).toBeVisible();
      await arreglar();
      await page.getByRole('button', { name: COMPROBAR }).click();
      await expect(page.getByText(new RegExp(`^Quedó registrado: .*${caso.nombre}`))).toBeVisible();
      await expect(duda).toBeHidden();
      expect((await api.filas('/participantes')).some(({ nombre }) => nombre === caso.nombre)).toBe(false);
    });

    test('la sesión termina en plena duda: al volver a entrar la duda sigue, y queda una sola vez', async ({
      page,
      api,
    }) => {
      const caso = await sembrar(api, { preparar: crearMensualidad }, `S${width}`);
      const suya = `/mensualidades/${caso.mensualidad}`;
      await page.goto(`/financiero?buscar=${encodeURIComponent(caso.nombre)}&abono=${caso.mensualidad}`);
      const formulario = page.getByRole('dialog', { name: 'Registrar abono' });
      await formulario.getByLabel(/^Valor del abono/).fill('123000');
      const { arreglar } = await perderRespuestas(
        page,
        { metodo: 'POST', llamada: new RegExp(`/dashboard-api${suya}/abonos$`) },
        true,
      );
      await formulario.getByRole('button', { name: 'Registrar abono', exact: true }).click();
      await hayDudaEn(formulario);
      await arreglar();
      await api.terminarLaDe(page, formulario.getByRole('button', { name: COMPROBAR }));
      await entrar(page);
      await page.waitForURL((url) => url.pathname === '/financiero');
      await formulario.getByRole('button', { name: COMPROBAR }).click();
      await expect(page.getByRole('dialog', { name: 'Abono registrado' })).toBeVisible();
      expect((await api.obtener(suya)).abonos).toHaveLength(1);
    });

    test('un abono igual a otro se avisa con su recibo, y solo se guarda si la persona dice que es otro', async ({
      page,
      api,
    }) => {
      const caso = await sembrar(api, { preparar: crearMensualidad }, `I${width}`);
      const suya = `/mensualidades/${caso.mensualidad}`;
      const fecha = fechaEnBogota(new Date());
      await api.crear(`${suya}/abonos`, { valor: 123_000, fecha, medio: 'EFECTIVO' });
      const abonos = async () => (await api.obtener(suya)).abonos as { recibo: number }[];
      const [primero] = await abonos();
      await page.goto(`/financiero?abono=${caso.mensualidad}`);
      const formulario = page.getByRole('dialog', { name: 'Registrar abono' });
      await formulario.getByLabel(/^Valor del abono/).fill('123000');
      const registrar = formulario.getByRole('button', { name: 'Registrar abono', exact: true });
      await registrar.click();
      const aviso = new RegExp(`^Ya hay un abono igual.*: recibo ${primero?.recibo}$`);
      await expect(formulario.getByText(aviso)).toBeVisible();
      expect(await abonos()).toHaveLength(1);
      await formulario.getByLabel(/^Sí, es otro pago/).check();
      await registrar.click();
      await expect(page.getByRole('dialog', { name: 'Abono registrado' })).toBeVisible();
      expect(await abonos()).toHaveLength(2);
    });
  });
}
