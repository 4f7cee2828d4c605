import type { Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/apoyo/prueba';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe, asegurarConsulta, CONSULTA } from '@tests/e2e/apoyo/sesion-rapida';
import { TODAS } from '@tests/e2e/publico/apoyo/paginas';

const DEL_PERSONAL = [
  '/dashboard',
  '/participantes',
  '/acudientes',
  '/usuarios',
  '/financiero',
  '/financiero?pestana=cartera',
  '/financiero?pestana=recaudo',
  '/sedes',
  '/formatos',
  '/configuracion',
  '/configuracion?pestana=sesiones',
  '/configuracion?pestana=actividad',
  '/participantes/no/existe',
];

/** What the browser refused because of the policy, in any page of the context from now on. */
const vigilar = async (page: Page): Promise<string[]> => {
  const violaciones: string[] = [];
  await page.exposeFunction('anotarViolacion', (texto: string) => violaciones.push(texto));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (suceso) => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber } = suceso;
      const donde = `${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`;
      (window as unknown as { anotarViolacion: (texto: string) => void }).anotarViolacion(donde);
    });
  });
  return violaciones;
};

/** The screen is there and what it was waiting for has come. */
const asentar = async (page: Page): Promise<void> => {
  await expect(page.locator('main h1, main h2').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};

test('ninguna página pública, ni el ingreso, viola la política de contenido', async ({ page }) => {
  test.slow();
  const violaciones = await vigilar(page);
  for (const ruta of [...TODAS, '/login', '/restablecer']) {
    await page.goto(ruta);
    await page.mouse.move(20, 300);
    await page.mouse.move(25, 320);
    await asentar(page);
  }
  expect(violaciones).toEqual([]);
});

test('ninguna pantalla del personal la viola, ni con sus diálogos abiertos', async ({ page, servidor }) => {
  test.slow();
  const api = await apiDe(servidor);
  await api('/participantes', { nombre: 'Persona de prueba', telefono: '3001234567' });
  const violaciones = await vigilar(page);
  await abrirComo(page, servidor, ADMINISTRADOR, '/dashboard');
  for (const ruta of DEL_PERSONAL) {
    await page.goto(ruta);
    await asentar(page);
  }
  // Other files leave thousands of people in the same server.
  await page.goto('/participantes?buscar=Persona%20de%20prueba');
  await page.getByRole('button', { name: 'Nuevo participante' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Persona de prueba', exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(violaciones).toEqual([]);
});

test('robots, iconos, servicios y archivos guardados salen con su política', async ({
  request,
  servidor,
}) => {
  for (const ruta of ['/robots.txt', '/favicon.svg', '/sitemap.xml', '/site.webmanifest', '/no/existe.js']) {
    const cabeceras = (await request.get(ruta)).headers();
    expect(cabeceras['content-security-policy'], ruta).toContain("default-src 'none'");
    expect(cabeceras['x-content-type-options'], ruta).toBe('nosniff');
  }
  const salud = await request.get(`${servidor.url}/dashboard-api/health`);
  expect(salud.headers()['content-security-policy']).toContain("default-src 'none'");
});

test('un texto con etiquetas se ve como texto', async ({ page, servidor }) => {
  const api = await apiDe(servidor);
  const nombre = '<img src=x onerror="window.mal=1"><b>Ana</b>';
  await api('/participantes', {
    nombre,
    telefono: '3001234567',
    observaciones: '<script>window.mal=1</script>',
  });
  await abrirComo(page, servidor, ADMINISTRADOR, '/participantes?buscar=onerror');
  await page.getByRole('button', { name: nombre, exact: true }).click();
  await expect(page.getByRole('dialog').getByText(nombre).first()).toBeVisible();
  await expect(page.getByText('<script>window.mal=1</script>').first()).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { mal?: number }).mal)).toBeUndefined();
});

test('cambiar el rol guardado muestra a lo sumo botones: cada escritura recibe 403', async ({
  page,
  servidor,
}) => {
  await asegurarConsulta(servidor);
  await abrirComo(page, servidor, CONSULTA, '/sedes');
  await page.evaluate(() => {
    const usuario = JSON.parse(localStorage.getItem('currentUser') ?? '{}') as object;
    localStorage.setItem('currentUser', JSON.stringify({ ...usuario, rol: 'ADMINISTRADOR' }));
  });
  await page.goto('/sedes');
  await page.getByRole('button', { name: 'Nueva sede' }).first().click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByLabel('Nombre', { exact: true }).fill('Sede robada');
  await dialogo.getByLabel('Dirección', { exact: true }).fill('Calle 1');
  await dialogo.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialogo.getByText(/No tienes permisos|No tiene permiso|ADMINISTRADOR/i).first()).toBeVisible();
  const directa = await page.evaluate(async () => {
    const respuesta = await fetch('/dashboard-api/sedes', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('authToken')}`,
      },
      body: JSON.stringify({ nombre: 'Sede robada', direccion: 'Calle 1' }),
    });
    return respuesta.status;
  });
  expect(directa).toBe(403);
});

test('al salir no queda nada de nadie en el navegador', async ({ page, servidor }) => {
  const api = await apiDe(servidor);
  const SECRETO = 'Persona Inolvidable';
  await api('/participantes', {
    nombre: SECRETO,
    telefono: '3009998877',
    tipo_documento: 'CC',
    numero_documento: '71717171',
  });
  // Looked for: others that this server has may fill the first page.
  await abrirComo(page, servidor, ADMINISTRADOR, `/participantes?buscar=${encodeURIComponent(SECRETO)}`);
  await page.getByRole('button', { name: SECRETO, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: new RegExp(ADMINISTRADOR.email.split('@')[0] ?? '', 'i') }).click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const queda = await page.evaluate(async () => {
    const bases = await indexedDB.databases();
    const deBase = async (nombre: string): Promise<unknown[]> => {
      const base = await new Promise<IDBDatabase>((listo, falla) => {
        const pedido = indexedDB.open(nombre);
        pedido.onsuccess = () => listo(pedido.result);
        pedido.onerror = () => falla(pedido.error);
      });
      const filas = await Promise.all(
        [...base.objectStoreNames].map(
          (almacen) =>
            new Promise<unknown>((listo) => {
              const pedido = base.transaction(almacen).objectStore(almacen).getAll();
              pedido.onsuccess = () => listo(pedido.result);
            }),
        ),
      );
      base.close();
      return filas;
    };
    const cacheadas: string[] = [];
    for (const nombre of await caches.keys())
      for (const { url } of await (await caches.open(nombre)).keys()) cacheadas.push(url);
    return {
      local: { ...localStorage },
      sesion: { ...sessionStorage },
      bases: JSON.stringify(await Promise.all(bases.map(({ name }) => deBase(name ?? '')))),
      cacheadas,
      galletas: document.cookie,
    };
  });
  const todo = JSON.stringify(queda);
  for (const dato of [SECRETO, '3009998877', '71717171', ADMINISTRADOR.email, ADMINISTRADOR.password])
    expect(todo).not.toContain(dato);
  expect(queda.local).not.toHaveProperty('authToken');
  expect(queda.local).not.toHaveProperty('currentUser');
  expect(queda.galletas).toBe('');
  expect(queda.cacheadas.filter((url) => url.includes('-api/'))).toEqual([]);
});
