import type { Page } from '@playwright/test';
import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { elegirAccion } from '@tests/e2e/apoyo/recorrido-personal';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, llamadorDe } from '@tests/e2e/apoyo/sesion-rapida';
import { fechaEnBogota, periodoDe, sumarMeses } from '@/domain/shared/fechas';
import { formatearFechaCorta } from '@/domain/shared/lectura/leer-fecha';
import { periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';

const test = pruebaConServidorPropio();
/** The month before, all of whose days have passed already. */
const MES = sumarMeses(periodoDe(fechaEnBogota(new Date())), -1);
const VALOR = 930_000;

const TAMANOS = [
  { ancho: 1280, viewport: { width: 1280, height: 800 } },
  { ancho: 375, viewport: { width: 375, height: 812 } },
];

const dialogo = (page: Page) => page.getByRole('dialog');

for (const { ancho, viewport } of TAMANOS) {
  test.describe(`a ${ancho} px`, () => {
    test.use({ viewport });

    test('genera con una anulada y una llegada por días, y ajusta el egreso', async ({ page, servidor }) => {
      const llamar = await llamadorDe(servidor);
      const crear = async (nombre: string, fecha_ingreso: string): Promise<number> => {
        const { estado, cuerpo } = await llamar('POST', '/participantes', {
          nombre: `${nombre} ${ancho}`,
          telefono: '3000000009',
          estado: 'ACTIVO',
          fecha_ingreso,
          valor_mensualidad: VALOR,
        });
        expect(estado).toBe(201);
        return Number(cuerpo.id);
      };
      const [anulada, llega] = [
        await crear('Ana Anulada', `${sumarMeses(MES, -3)}-01`),
        await crear('Nora Nueva', `${MES}-16`),
      ];
      const cobro = await llamar('POST', '/mensualidades', {
        participante_id: anulada,
        periodo: MES,
        valor: VALOR,
      });
      await llamar('PUT', `/mensualidades/${cobro.cuerpo.id}`, {
        estado: 'ANULADA',
        motivo_anulacion: 'Se cobró por error',
      });

      await test.step('la anulada espera a que la pidan; la llegada elige por días', async () => {
        await abrirComo(page, servidor, ADMINISTRADOR, '/financiero?generar=true');
        await dialogo(page).getByRole('button', { name: 'Mes anterior' }).click();
        await expect(dialogo(page).getByLabel('Mes', { exact: true })).toHaveValue(periodoEnPalabras(MES));
        const otraVez = dialogo(page).getByRole('checkbox', {
          name: `Cobrar otra vez a Ana Anulada ${ancho}`,
        });
        await expect(otraVez).not.toBeChecked();
        await expect(
          dialogo(page).getByText('Se anuló la de este mes: Se cobró por error').first(),
        ).toBeVisible();
        await dialogo(page).getByLabel(`Nora Nueva ${ancho}`, { exact: true }).selectOption('POR_DIAS');
        await expect(dialogo(page).getByText(/^Por días: \d+, desde el/)).toBeVisible();
        await sinFallasDeAcceso(page);
        await dialogo(page).getByRole('button', { name: 'Generar 1 mensualidad', exact: true }).click();
        await expect(dialogo(page).getByText('Se creó 1 mensualidad')).toBeVisible();
        await dialogo(page).getByRole('button', { name: 'Cerrar', exact: true }).click();
      });

      const suya = async () => {
        const { cuerpo } = await llamar('GET', `/mensualidades?participante_id=${llega}`);
        const [primera] = cuerpo.data as { valor: number; descuento: number; cobra_hasta: string | null }[];
        if (!primera) throw new Error('No se generó');
        return primera;
      };
      const { valor } = await suya();
      expect(valor).toBeLessThan(VALOR);

      await test.step('el egreso muestra el ajuste y lo aplica', async () => {
        await page.goto(`/participantes?buscar=${encodeURIComponent(`Nora Nueva ${ancho}`)}`);
        await elegirAccion(page, `Nora Nueva ${ancho}`, 'Registrar egreso');
        await dialogo(page)
          .getByLabel('Fecha de egreso')
          .fill(formatearFechaCorta(`${MES}-18`));
        await dialogo(page).getByLabel('Fecha de egreso').blur();
        await expect(dialogo(page).getByText(/: 3 de 1[3-6] días$/)).toBeVisible();
        await sinFallasDeAcceso(page);
        await dialogo(page).getByLabel('Tipo de egreso').selectOption('RETIRO_VOLUNTARIO');
        await dialogo(page).getByRole('button', { name: 'Registrar egreso' }).click();
        await expect(page.getByText(new RegExp(`^Cobro de Nora Nueva ${ancho} ajustado`))).toBeVisible();
        const { descuento, cobra_hasta } = await suya();
        expect(cobra_hasta).toBe(`${MES}-18`);
        expect(descuento).toBeGreaterThan(valor / 2);
      });
    });
  });
}
