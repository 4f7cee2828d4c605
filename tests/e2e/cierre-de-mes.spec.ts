import { expect, type Page } from '@playwright/test';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe, asegurarConsulta, CONSULTA } from '@tests/e2e/apoyo/sesion-rapida';

const test = pruebaConServidorPropio();

const MESES = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];
/** The month before, in Bogota, and in words. */
const ANTERIOR = (() => {
  const [anio = 0, mes = 0] = new Date(Date.now() - 5 * 3_600_000).toISOString().split('-').map(Number);
  const [suAnio, suMes] = mes === 1 ? [anio - 1, 12] : [anio, mes - 1];
  return {
    periodo: `${suAnio}-${String(suMes).padStart(2, '0')}`,
    nombre: `${MESES[suMes - 1]} de ${suAnio}`,
  };
})();

const dialogo = (page: Page, nombre: string | RegExp) => page.getByRole('dialog', { name: nombre });

/** Somebody who owes 800.000 of last month, of which 300.000 came in cash in it. */
const quienDebe = async (api: Awaited<ReturnType<typeof apiDe>>, nombre: string): Promise<void> => {
  const persona = await api('/participantes', { nombre, telefono: '3001234567' });
  const cobro = await api('/mensualidades', {
    participante_id: persona.id,
    valor: 800_000,
    periodo: ANTERIOR.periodo,
  });
  await api(`/mensualidades/${cobro.id}/abonos`, {
    fecha: `${ANTERIOR.periodo}-10`,
    valor: 300_000,
    medio: 'EFECTIVO',
  });
};

for (const [ancho, alto] of [
  [1280, 800],
  [375, 667],
] as const) {
  test(`a ${ancho}: el mes se cierra, lo de después es un ajuste, y se abre con su motivo`, async ({
    page,
    servidor,
  }) => {
    const nombre = `Persona del cierre ${ancho}`;
    await quienDebe(await apiDe(servidor), nombre);
    await page.setViewportSize({ width: ancho, height: alto });
    await abrirComo(page, servidor, ADMINISTRADOR, '/financiero');

    // It opens on this month; the one before is one tap away, and each figure leads to its rows.
    await page.getByRole('button', { name: /^Mes anterior a / }).click();
    const mes = page.getByRole('region', { name: `Mes: ${ANTERIOR.nombre}` });
    await expect(mes.getByRole('link', { name: /^Recaudado: .*\$/ })).toBeVisible();
    await mes.getByRole('link', { name: /^Por cobrar: .*\$/ }).click();
    await expect(page.getByRole('button', { name: new RegExp(nombre) }).first()).toBeVisible();

    await mes.getByRole('button', { name: `Cierre de ${ANTERIOR.nombre}, abierto` }).click();
    const cierre = dialogo(page, `Cierre de ${ANTERIOR.nombre}`);
    await expect(cierre.getByText('Revise antes de cerrar')).toBeVisible();
    await expect(cierre.getByText(/Falta contar el efectivo de 1 día/)).toBeVisible();
    await cierre.getByRole('button', { name: 'Hacer el cierre' }).click();
    await expect(cierre.getByText(/^Cerrado el /)).toBeVisible();
    await cierre.getByRole('button', { name: 'Cerrar', exact: true }).last().click();

    // A payment of it that is annulled says beforehand what it will be.
    await page
      .getByRole('button', { name: new RegExp(nombre) })
      .first()
      .click();
    await page.getByRole('button', { name: /^Anular abono del recibo/ }).click();
    const anulacion = dialogo(page, /^Anular abono/);
    await expect(anulacion.getByText(/está cerrado: se sigue contando en él/)).toBeVisible();
    await anulacion.getByLabel(/Motivo/).fill('El banco lo devolvió');
    await anulacion.getByRole('button', { name: 'Anular abono' }).click();
    await expect(page.getByText(/Anulado como ajuste del mes abierto/)).toBeVisible();

    await page.goto('/financiero?pestana=recaudo');
    await expect(page.getByText(/-\$\s\d00\.000/).first()).toBeVisible();

    await page.goto(`/financiero?mes=${ANTERIOR.periodo}&cierre=${ANTERIOR.periodo}`);
    await cierre.getByRole('button', { name: 'Abrir otra vez' }).click();
    const reapertura = dialogo(page, `Abrir otra vez ${ANTERIOR.nombre}`);
    await reapertura.getByLabel(/Motivo/).fill('Faltaba un descuento');
    await reapertura.getByRole('button', { name: 'Abrir el mes' }).click();
    await expect(cierre.getByRole('button', { name: 'Hacer el cierre' })).toBeVisible();
  });
}

test('el efectivo contado se guarda con quien lo contó, y quien solo consulta lleva el informe', async ({
  page,
  servidor,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await abrirComo(page, servidor, ADMINISTRADOR, '/financiero?pestana=recaudo');
  const caja = page.getByRole('region', { name: 'Arqueo de caja' });
  await caja.getByLabel('O escriba solo el total').fill('12500');
  // No note has to be counted by itself: the total alone is enough, and none says that it is compulsory.
  for (const nombre of await caja.locator('label').all())
    expect(await nombre.evaluate((label) => getComputedStyle(label, '::after').content)).toBe('none');
  await caja.getByLabel('Nota').fill('Contado entre dos');
  await caja.getByRole('button', { name: 'Guardar arqueo' }).click();
  const guardados = caja.getByRole('list', { name: 'Arqueos guardados' });
  await expect(guardados.getByText('Contado entre dos')).toBeVisible();
  await expect(guardados.getByText(new RegExp(`contó ${ADMINISTRADOR.email}`))).toBeVisible();

  await asegurarConsulta(servidor);
  await abrirComo(page, servidor, CONSULTA, `/financiero?mes=${ANTERIOR.periodo}&cierre=${ANTERIOR.periodo}`);
  const cierre = dialogo(page, `Cierre de ${ANTERIOR.nombre}`);
  await expect(cierre.getByRole('button', { name: /^Informe/ })).toBeVisible();
  await expect(cierre.getByRole('button', { name: 'Hacer el cierre' })).toHaveCount(0);
  await page.goto('/financiero?pestana=recaudo');
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar arqueo' })).toHaveCount(0);
});
