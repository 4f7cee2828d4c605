import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { palabrasPartidas } from '@tests/e2e/apoyo/palabras-partidas';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe, llamadorDe } from '@tests/e2e/apoyo/sesion-rapida';

const test = pruebaConServidorPropio();
const ANCHOS = [375, 1280] as const;

const familia = (ancho: number) => ({
  madre: `Rosa Madrigal${ancho}`,
  documento: `4311199${ancho}`,
  hija: `Ana Hermosa${ancho}`,
});

const dialogo = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test.beforeAll(async ({ servidor }) => {
  const [crear, llamar] = [await apiDe(servidor), await llamadorDe(servidor)];
  await llamar('PUT', '/configuracion', {
    telefono: '6044441234',
    donaciones: {
      billetera: 'Nequi',
      llave: '300 111 2233',
      banco: 'Banco de prueba',
      tipo: 'Ahorros',
      numero: '333-3',
      titular: 'Fundación Ejemplo de Esperanza',
    },
  });
  for (const ancho of ANCHOS) {
    const { madre, documento, hija } = familia(ancho);
    const { id } = await crear('/participantes', {
      nombre: hija,
      telefono: '3000000001',
      estado: 'ACTIVO',
      fecha_ingreso: '2026-01-10',
    });
    const [nombres = '', apellidos = ''] = madre.split(' ');
    const { id: id_acudiente } = await crear('/acudientes', {
      id_participante: id,
      tipo_documento: 'CC',
      numero_documento: documento,
      nombres,
      apellidos,
      telefono: '3001112233',
      es_responsable_pago: true,
      autorizado_informacion: true,
    });
    for (const [periodo, valor] of [
      ['2025-10', 600_000],
      ['2025-11', 850_000],
    ] as const)
      await crear('/mensualidades', { participante_id: id, periodo, valor, id_acudiente });
  }
});

for (const ancho of ANCHOS) {
  const { madre, documento, hija } = familia(ancho);

  test(`una madre paga, recibe su recibo por un enlace y lo abre sin guiones, a ${ancho}`, async ({
    page,
    servidor,
    browser,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: ancho, height: 800 });
    // A machine that hands over files: what it was given is kept to be looked at.
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files }: { files: File[] }) => {
          Object.assign(window, {
            compartido: files.map(({ name, type, size }) => [name, type, size > 500]),
          });
        },
      });
    });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await abrirComo(page, servidor, ADMINISTRADOR, '/financiero?pago=true');
    const pago = dialogo(page, 'Registrar pago');
    let direccion = '';
    let recibo = '';

    await test.step('paga, y su recibo se entrega como archivo o con un enlace por WhatsApp', async () => {
      await pago.getByRole('searchbox').fill(documento);
      await pago.getByRole('button', { name: new RegExp(`^Pagar mensualidad oct 2025 de ${hija}`) }).click();
      await dialogo(page, 'Registrar abono').getByRole('button', { name: 'Registrar abono' }).click();
      const enviar = dialogo(page, 'Abono registrado').getByRole('button', { name: /^Enviar recibo/ });
      recibo = (await enviar.getAttribute('aria-label'))?.match(/\d+/)?.[0] ?? '';
      await enviar.click();
      const envio = dialogo(page, `Enviar recibo ${recibo}`);
      await envio.getByRole('button', { name: 'Compartir el PDF' }).click();
      await expect
        .poll(() => page.evaluate(() => (window as { compartido?: unknown }).compartido))
        .toEqual([[`recibo-${recibo}.pdf`, 'application/pdf', true]]);
      await envio.getByRole('button', { name: 'Crear enlace' }).click();
      await expect(envio.getByText('Enlace creado')).toBeInViewport();
      await sinFallasDeAcceso(page);
      const chat = await envio
        .getByRole('link', { name: new RegExp(`Enviar a ${madre}`) })
        .getAttribute('href');
      const texto = new URL(chat ?? '').searchParams.get('text') ?? '';
      expect(texto).toContain(`recibo ${recibo}`);
      expect(texto).not.toContain(hija);
      direccion = /http\S+\/cuenta\/[\w-]{43}/.exec(texto)?.[0] ?? '';
      await envio.getByRole('button', { name: 'Copiar enlace' }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(direccion);
      const ancha = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(ancha).toBeLessThanOrEqual(ancho);
    });

    await test.step('la familia la lee sin guiones: saldo, lo vencido, cómo pagar y su recibo', async () => {
      const contexto = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width: Math.min(ancho, 1280), height: 800 },
      });
      const suya = await contexto.newPage();
      await suya.goto(direccion);
      await expect(suya.getByRole('heading', { name: 'Su cuenta' })).toBeVisible();
      await expect(suya.getByText('Vencido: $ 850.000')).toBeVisible();
      await expect(suya.getByRole('heading', { name: 'Ana H.' })).toBeVisible();
      await expect(suya.getByText('300 111 2233', { exact: true })).toBeVisible();
      await expect(suya.getByRole('button', { name: /^Copiar/ })).toHaveCount(0);
      await expect(suya.getByRole('img', { name: /^Código QR/ })).toBeVisible();
      const bajada = suya.waitForEvent('download');
      await suya.getByRole('link', { name: `Descargar recibo ${recibo}, en PDF` }).click();
      const archivo = await (await bajada).path();
      expect((await readFile(archivo)).subarray(0, 5).toString()).toBe('%PDF-');
      await contexto.close();
    });

    await test.step('con guiones copia la llave; se lee en claro y en oscuro y nada se sale, ni a 320', async () => {
      const pedidas: string[] = [];
      page.on('request', (solicitud) => pedidas.push(new URL(solicitud.url()).origin));
      await page.goto(direccion);
      const copiar = page.getByRole('button', { name: 'Copiar la llave de Nequi' });
      await copiar.click();
      // Called by what it shows, while it shows it.
      await expect(page.getByRole('button', { name: 'Copiado', exact: true })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('3001112233');
      await sinFallasDeAcceso(page);
      await expect(copiar).toHaveText('Copiar');
      await page.setViewportSize({ width: 320, height: 700 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(320);
      expect(new Set(pedidas)).toEqual(new Set([new URL(direccion).origin]));
      await page.setViewportSize({ width: ancho, height: 800 });
    });

    await test.step('con la letra grande del teléfono ninguna palabra ni valor se parte, tampoco a 360', async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(direccion);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '24px';
      });
      await expect.poll(() => page.evaluate(palabrasPartidas)).toEqual([]);
      await page.setViewportSize({ width: ancho, height: 800 });
    });

    await test.step('en el panel se ve que la abrió, y al revocarla deja de abrir', async () => {
      await page.goto('/financiero?pestana=cartera');
      await page.getByRole('searchbox').fill(madre);
      await expect(page.getByText('Mostrando 1 a 1 de 1 resultados')).toBeVisible();
      await page.getByRole('button', { name: `Acciones de ${madre}` }).click();
      await page.getByRole('menuitem', { name: 'Estado de cuenta', exact: true }).click();
      const enlaces = dialogo(page, `Estado de cuenta de ${madre}`).getByRole('region', {
        name: 'Enlace para la familia',
      });
      await expect(enlaces.getByText(/^Se usó \d veces; la última/)).toBeVisible();
      await sinFallasDeAcceso(page);
      await enlaces.getByRole('button', { name: /^Revocar el enlace/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar enlace' }).click();
      await expect(enlaces.getByText('Un enlace anterior ya no abre.')).toBeVisible();
      const respuesta = await page.goto(direccion);
      expect(respuesta?.status()).toBe(404);
      await expect(page.getByRole('link', { name: 'Llamar al 604 444 1234' })).toBeVisible();
      await sinFallasDeAcceso(page);
    });
  });
}

test('los buscadores no entran a las cuentas, y la página pública de cuentas sigue siendo suya', async ({
  page,
}) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Disallow: \/cuenta\/$/m);
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/cuenta/');
  expect((await page.request.get('/cuentas')).status()).toBe(200);
});
