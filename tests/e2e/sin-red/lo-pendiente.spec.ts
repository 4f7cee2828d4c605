import type { Locator, Page } from '@playwright/test';
import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { elegirDelMenu } from '@tests/e2e/apoyo/elegir-del-menu';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import type { ServidorReal } from '@tests/e2e/apoyo/servidor';
import { apiDe, llamadorDe } from '@tests/e2e/apoyo/sesion-rapida';
import { abrirConPin, cortarLaRed, elegirEquipo, volverLaRed } from '@tests/e2e/apoyo/sin-red';

/** What is written without a network is read at once over what the device keeps, until the service has it. */
const test = pruebaConServidorPropio();

const sembrar = async (servidor: ServidorReal, ancho: number) => {
  const api = await apiDe(servidor);
  const hoy = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10);
  const { id: sede_id } = await api('/sedes', { nombre: `Casa Pendiente ${ancho}`, direccion: 'Calle 1' });
  const luz = await api('/participantes', {
    ...{ nombre: `Luz Pendiente${ancho}`, estado: 'ACTIVO', telefono: '3001234500' },
    ...{ fecha_ingreso: hoy, sede_id, area: 'HOMBRES' },
  });
  const cobro = { participante_id: luz.id, periodo: '2026-01', concepto: 'MENSUALIDAD', valor: 850_000 };
  return { enero: await api('/mensualidades', cobro) };
};

const fila = (page: Page, nombre: string): Locator =>
  page.locator('tr, li').filter({ has: page.getByText(nombre, { exact: true }) });

for (const ancho of [375, 1280]) {
  test(`lo escrito sin red se ve enseguida, con su marca, hasta que llega (${ancho})`, async ({
    page,
    servidor,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: ancho, height: ancho === 375 ? 667 : 800 });
    const { enero } = await sembrar(servidor, ancho);
    await elegirEquipo(page);
    await cortarLaRed(page);
    const [luz, nueva] = [`Luz Pendiente${ancho}`, `Nueva Pendiente${ancho}`];

    await page.goto(`/participantes?buscar=pendiente${ancho}`);
    await abrirConPin(page);
    await page.getByRole('button', { name: 'Nuevo participante' }).first().click();
    const formulario = page.getByRole('dialog', { name: 'Nuevo participante' });
    await formulario.getByLabel('Nombre completo').fill(nueva);
    await formulario.getByLabel('Teléfono').fill('3009998877');
    await expect(formulario.getByText(/Puede guardar: queda en este equipo/)).toBeVisible();
    await formulario.getByRole('button', { name: 'Guardar' }).click();
    await expect(fila(page, nueva).getByText('Por enviar')).toBeVisible();

    await elegirDelMenu(page, nueva, 'Novedad');
    const novedad = page.getByRole('dialog', { name: `Novedad de ${nueva}` });
    await novedad.getByRole('textbox', { name: 'Qué pasó' }).fill('Llegó con su mamá');
    await novedad.getByRole('radio', { name: 'Visita' }).check();
    await novedad.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('button', { name: 'Por enviar (2)' })).toBeVisible();

    await page.goto(`/financiero?buscar=pendiente${ancho}&abono=${enero.id}`);
    await abrirConPin(page);
    await page.getByLabel('Valor del abono').fill('500.000');
    await page.getByRole('dialog').last().getByRole('button', { name: 'Registrar abono' }).click();
    await page
      .getByRole('dialog', { name: 'Pago guardado en este equipo' })
      .getByRole('button', { name: 'Cerrar', exact: true })
      .last()
      .click();
    await expect(fila(page, luz).getByText('350.000')).toBeVisible();
    await expect(fila(page, luz).getByText('Por enviar')).toBeVisible();

    await page.goto(`/participantes?buscar=pendiente${ancho}`);
    await abrirConPin(page);
    await expect(fila(page, luz).getByText('Por enviar')).toBeVisible();
    await sinFallasDeAcceso(page);
    await page.getByText(nueva, { exact: true }).click();
    const ficha = page.getByRole('dialog', { name: nueva });
    await expect(ficha.getByText('Llegó con su mamá')).toBeVisible();
    await sinFallasDeAcceso(page);
    await ficha.getByRole('button', { name: 'Cerrar', exact: true }).last().click();

    await volverLaRed(page);
    await expect(page.getByRole('button', { name: 'Lo que se envió desde este equipo' })).toBeVisible({
      timeout: 60_000,
    });
    await expect(fila(page, nueva)).toBeVisible();
    await expect(page.getByText('Por enviar')).toHaveCount(0);
    const llamar = await llamadorDe(servidor);
    const { cuerpo } = await llamar('GET', `/participantes?buscar=${encodeURIComponent(nueva)}&limite=5`);
    const [{ id }] = cuerpo.data as [{ id: number }];
    const { cuerpo: novedades } = await llamar('GET', `/participantes/${id}/novedades`);
    expect(JSON.stringify(novedades)).toContain('Llegó con su mamá');
  });
}
