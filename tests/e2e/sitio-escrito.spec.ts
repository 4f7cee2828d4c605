import type { Page } from '@playwright/test';
import { unaParte } from '@tests/builders/un-sitio';
import { expect } from '@tests/e2e/apoyo/prueba';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { publicarTodo } from '@tests/e2e/apoyo/publicar';
import { llamadorDe } from '@tests/e2e/apoyo/sesion-rapida';
import sharp from 'sharp';

const test = pruebaConServidorPropio();

const RUTAS = [
  '/',
  '/about',
  '/programs',
  '/contact',
  '/donate',
  '/cuentas',
  '/politica-de-datos',
  '/no-existe',
];

/** A foundation whose name, mail, photos and numbers are as people have them. */
test.beforeAll(async ({ servidor }) => {
  await publicarTodo(servidor);
  const llamar = await llamadorDe(servidor);
  const { estado } = await llamar('PUT', '/configuracion', {
    nombre: 'Fundación Cristiana de Rehabilitación y Acompañamiento Integral Camino de Regreso de Antioquia',
    correo: 'informacion.general.y.donaciones@fundacioncaminoderegresodeantioquia.example',
  });
  expect(estado).toBe(200);
  const retrato = await sharp({ create: { width: 800, height: 1200, channels: 3, background: '#c84' } })
    .jpeg()
    .toBuffer();
  const { cuerpo: guardada } = await llamar('POST', '/sitio/fotos', {
    imagen: `data:image/jpeg;base64,${retrato.toString('base64')}`,
  });
  const foto = { ...guardada, alt: 'Una persona en la huerta' } as unknown as {
    nombre: string;
    alt: string;
    ancho: number;
    alto: number;
  };
  const { cuerpo } = await llamar('PUT', '/sitio/borrador', {
    cifras: unaParte('cifras', {
      cifras: [
        { numero: 1_500, texto: 'Personas Atendidas' },
        { numero: 9_999_999, texto: 'Familias Acompañadas' },
      ],
    }),
    nosotros: unaParte('nosotros', { foto }),
    donaciones: unaParte('donaciones', { foto }),
  });
  expect((await llamar('POST', '/sitio/publicaciones', { version: cuerpo.version })).estado).toBe(201);
});

const sobraDeAncho = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const ancho of [320, 360, 768, 1280]) {
  test(`en ${ancho} px nada se sale, con un nombre y un correo largos`, async ({ page }) => {
    await page.setViewportSize({ width: ancho, height: 740 });
    for (const ruta of RUTAS) {
      await page.goto(ruta);
      expect(await sobraDeAncho(page), ruta).toBe(0);
      const dibujo = page.locator('footer .marca > :first-child');
      expect((await dibujo.boundingBox())?.width, ruta).toBe(40);
    }
  });
}

test('con las letras al doble, en un teléfono, nada se sale y se llega a WhatsApp', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const ruta of RUTAS) {
    await page.goto(ruta);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await sobraDeAncho(page), ruta).toBe(0);
    const barra = page.getByRole('navigation', { name: 'Pedir ayuda' });
    await expect(barra.getByRole('link', { name: 'WhatsApp' }), ruta).toBeInViewport({ ratio: 1 });
  }
});

test('en papel no hay mapas que nadie puede abrir', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/contact');
  await expect(page.getByText('Calle 1 # 2-3, Bello')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver mapa de Bello' })).toBeHidden();
});

test('las cifras se leen con sus miles', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByText('1.500+ Personas Atendidas')).toBeVisible();
  await expect(page.getByText('9.999.999+ Familias Acompañadas')).toBeVisible();
});

for (const ruta of ['/about', '/donate']) {
  test(`en ${ruta} una foto vertical queda al lado de sus palabras y no es más alta que la pantalla`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(ruta);
    const foto = page.getByAltText('Una persona en la huerta');
    const palabras = foto.locator('xpath=ancestor::picture/following-sibling::*');
    const [deFoto, dePalabras] = [await foto.boundingBox(), await palabras.boundingBox()];
    if (!deFoto || !dePalabras) throw new Error('No se ve');
    expect(deFoto.height).toBeLessThan(600);
    expect(dePalabras.y).toBeGreaterThanOrEqual(deFoto.y);
    expect(dePalabras.y + dePalabras.height).toBeLessThanOrEqual(deFoto.y + deFoto.height);
  });
}
