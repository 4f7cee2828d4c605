import type { Page } from '@playwright/test';
import { TAMANOS, test } from './apoyo/en-un-navegador';
import {
  ESCRITURAS_EN_DUDA,
  type EscrituraEnDuda,
  formularioDe,
  type Sembrado,
  sembrar,
} from './apoyo/escrituras-en-duda';
import { perderRespuestas } from './apoyo/fallas-de-red';
import { avisoDeDuda, COMPROBAR, cerrarTodo, EN_DUDA, hayDudaEn, irA } from './apoyo/gestos';
import { expect } from './apoyo/paciencia';

interface Paso {
  page: Page;
  escritura: EscrituraEnDuda;
  caso: Sembrado;
  /** What each asking carried. */
  claves: readonly unknown[];
  /** The answers are heard again. */
  arreglar: () => Promise<unknown>;
}

const hayDudaEnFormulario = async ({ page, escritura }: Paso): Promise<void> => {
  const formulario = formularioDe(page, escritura);
  await hayDudaEn(formulario);
  await expect(formulario.getByRole('button', { name: escritura.boton, exact: true })).toHaveCount(0);
};

const comprobarEnFormulario = async (paso: Paso): Promise<void> => {
  const { page, escritura, caso, arreglar } = paso;
  await arreglar();
  await formularioDe(page, escritura).getByRole('button', { name: COMPROBAR }).click();
  await expect(escritura.hecho(page, caso)).toBeVisible();
};

const comprobarEnAviso = async ({ page, escritura, caso, arreglar }: Paso): Promise<void> => {
  await expect(avisoDeDuda(page, escritura.nombrada(caso))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Descartar' })).toBeVisible();
  await arreglar();
  await page.getByRole('button', { name: COMPROBAR }).click();
  const registrado = new RegExp(`^Quedó registrado: .*${escritura.nombrada(caso).source}`);
  await expect(page.getByText(registrado)).toBeVisible();
};

const cerrarFormulario = async ({ page, escritura }: Paso): Promise<void> => {
  await formularioDe(page, escritura).getByRole('button', { name: 'Cerrar modal' }).click();
  await expect(formularioDe(page, escritura)).toBeHidden();
};

interface Salida {
  que: string;
  /** Tried too with the call that never reached the service. */
  tambienSinLlegar: boolean;
  seguir: (paso: Paso) => Promise<void>;
}

/** What the person does when no answer comes, and where they come to know. */
const SALIDAS: readonly Salida[] = [
  {
    que: 'reintenta en el acto',
    tambienSinLlegar: true,
    seguir: async (paso) => {
      const preguntadas = paso.claves.length;
      await formularioDe(paso.page, paso.escritura).getByRole('button', { name: COMPROBAR }).click();
      // Asked, and lost again: what is asked after this one would be answered.
      await expect.poll(() => paso.claves.length).toBe(preguntadas + 1);
      await hayDudaEnFormulario(paso);
      await comprobarEnFormulario(paso);
    },
  },
  {
    que: 'cierra y empieza otra vez',
    tambienSinLlegar: false,
    seguir: async (paso) => {
      const { page, escritura, caso } = paso;
      await cerrarFormulario(paso);
      if (escritura.yaHecha) {
        await expect(escritura.yaHecha(page)).toBeVisible();
        await cerrarTodo(page);
        return comprobarEnAviso(paso);
      }
      await escritura.abrir(page, caso);
      await hayDudaEnFormulario(paso);
      await comprobarEnFormulario(paso);
    },
  },
  {
    que: 'recarga la página',
    // Whether it had arrived changes what the service answers to the next asking, which the first ending tries for each
    // write; that a reload of one that did not arrive asks alike, tests/ui/escritura does.
    tambienSinLlegar: false,
    seguir: async (paso) => {
      await paso.page.reload();
      await hayDudaEnFormulario(paso);
      await comprobarEnFormulario(paso);
    },
  },
  {
    que: 'va a otra sección y vuelve',
    tambienSinLlegar: false,
    seguir: async (paso) => {
      const { page, escritura, caso } = paso;
      await cerrarTodo(page);
      await irA(page, 'Sedes');
      await expect(avisoDeDuda(page, escritura.nombrada(caso))).toBeVisible();
      await page.goBack();
      await comprobarEnAviso(paso);
    },
  },
];

const CASOS = SALIDAS.flatMap((salida) =>
  (salida.tambienSinLlegar ? [true, false] : [true]).map((llega) => ({ ...salida, llega })),
);

// Nothing of one case is of another: whichever worker is free takes the next.
test.describe.configure({ mode: 'parallel' });

/** Who is charged when a month is generated: nobody else is in the house. A worker that comes back finds them there. */
test.beforeAll(async ({ api }) => {
  if ((await api.filas('/participantes?buscar=Vive%20Siempre')).length > 0) return;
  await api.crear('/participantes', {
    nombre: 'Vive Siempre',
    telefono: '3555555555',
    estado: 'ACTIVO',
    fecha_ingreso: '2005-01-01',
    valor_mensualidad: 930_000,
  });
});

/** Tells each case from every other. */
let numero = 0;
const sufijoPropio = (): string => {
  numero += 1;
  return String(numero).padStart(3, '0');
};

/**
 * Each write and each ending is tried at both widths, but not each pair of them: the width changes where a control is,
 * which is of the form or of the way out, and not what is asked again.
 */
const leToca = (ancho: number, escritura: number, caso: number): boolean =>
  (escritura + caso) % TAMANOS.length === ancho;

for (const [ancho, viewport] of TAMANOS.entries()) {
  test.describe(`a ${viewport.width} px`, () => {
    test.use({ viewport: { ...viewport } });
    for (const [i, escritura] of ESCRITURAS_EN_DUDA.entries()) {
      for (const { que, llega, seguir } of CASOS.filter((_, j) => leToca(ancho, i, j))) {
        const sufijo = sufijoPropio();
        const titulo = `${escritura.tipo} que ${llega ? 'llegó' : 'no llegó'}, sin respuesta: ${que}`;
        test(titulo, async ({ page, api }) => {
          const caso = await sembrar(api, escritura, sufijo);
          await page.goto(escritura.lista(caso) + escritura.direccion(caso));
          if (!escritura.abreSolo) await escritura.abrir(page, caso);
          const formulario = formularioDe(page, escritura);
          await escritura.llenar(formulario, caso);

          const { claves, arreglar } = await perderRespuestas(page, escritura, llega);
          const paso = { page, escritura, caso, claves, arreglar };
          await formulario.getByRole('button', { name: escritura.boton, exact: true }).click();
          await hayDudaEnFormulario(paso);
          // Asked once more by the form itself.
          expect(claves.length).toBe(2);
          expect(await escritura.contar(api, caso)).toBe(llega ? 1 : 0);

          await seguir(paso);

          expect(await escritura.contar(api, caso)).toBe(1);
          expect(new Set(claves).size).toBe(1);
          expect(claves[0]).toBeTruthy();
          await cerrarTodo(page);
          await expect(page.getByText(EN_DUDA)).toHaveCount(0);
          await escritura.fresca(page.getByRole('main'), caso);
        });
      }
    }
  });
}
