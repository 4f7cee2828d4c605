import type { Page } from '@playwright/test';
import { sembrador } from '@tests/e2e/apoyo/api-personal';
import { elegirDelMenu } from '@tests/e2e/apoyo/elegir-del-menu';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, llamadorDe } from '@tests/e2e/apoyo/sesion-rapida';
import { CLAVES_DE_PARTES } from '@/domain/sitio/partes-del-sitio';
import { expect } from './apoyo/prueba';
import { TODAS } from './publico/apoyo/paginas';

const test = pruebaConServidorPropio();

/** The narrowest phone, and what 1280 px show at 400 % (WCAG 1.4.10). */
const MINIMO = { width: 320, height: 640 };

const LARGO = 'María Fernanda de los Ángeles Montoyaecheverristamaría';
const CORREO_LARGO = 'una.direccion.de.correo.bastante.larga@dominio-de-la-fundacion.example';

/** What sticks out of the window or makes a dialog slide sideways, so that a failure says where to look. */
const loQueSobra = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const describir = (elemento: Element) =>
      `${elemento.tagName.toLowerCase()} «${(elemento.textContent ?? '').trim().slice(0, 60)}»`;
    const anchos: string[] = [];
    if (document.documentElement.scrollWidth > window.innerWidth) {
      const fuera = [...document.body.querySelectorAll('*')].filter(
        (e) => e.getBoundingClientRect().right > window.innerWidth + 0.5 && e.children.length === 0,
      );
      anchos.push(
        `la página mide ${document.documentElement.scrollWidth}: ${fuera.slice(0, 3).map(describir)}`,
      );
    }
    const queSeDeslizan = '[role$=dialog] [data-part=body], [role$=dialog], [role$=dialog] ul';
    for (const cuerpo of document.querySelectorAll(queSeDeslizan)) {
      if (cuerpo.scrollWidth > cuerpo.clientWidth) {
        const borde = cuerpo.getBoundingClientRect().right;
        const fuera = [...cuerpo.querySelectorAll('*')].filter(
          (e) => e.getBoundingClientRect().right > borde + 0.5 && e.children.length === 0,
        );
        anchos.push(`el diálogo mide ${cuerpo.scrollWidth}: ${fuera.slice(0, 3).map(describir)}`);
      }
    }
    return anchos;
  });

const cabe = async (page: Page, donde: string): Promise<void> => {
  await expect.poll(() => loQueSobra(page), { message: donde }).toEqual([]);
};

let ids: Record<'participante' | 'acudiente' | 'sede' | 'mensualidad' | 'usuario', number>;

test.beforeAll(async ({ servidor }) => {
  const crear = await sembrador(servidor.url);
  const sede = await crear('/sedes', {
    nombre: `Casa ${LARGO}`,
    direccion: 'Carrera 50 # 49-30, interior 201, barrio Obrero',
    capacidad_hombres: 20,
    capacidad_mujeres: 12,
  });
  const { id } = await crear('/participantes', {
    nombre: LARGO,
    telefono: '3000000001',
    tipo_documento: 'CC',
    numero_documento: '1000000001',
    email: CORREO_LARGO,
    sede_id: sede.id,
    area: 'MUJERES',
    programa: 'INTERNADO',
    fase: 'ACOGIDA',
    estado: 'ACTIVO',
    fecha_ingreso: '2026-01-05',
    valor_mensualidad: 12_850_000,
    dia_pago: 5,
    observaciones: 'x'.repeat(120),
  });
  await crear('/participantes', { nombre: 'Pedro Por Ingresar', telefono: '3000000002' });
  const acudiente = await crear('/acudientes', {
    id_participante: id,
    numero_documento: '43000001',
    nombres: 'Rosa Amparo del Socorro',
    apellidos: 'Montoyaecheverristamaría Ríos',
    telefono: '3001112233',
    email: CORREO_LARGO,
    parentesco: 'MADRE',
    es_principal: true,
    es_responsable_pago: true,
    es_emergencia: true,
    autorizado_informacion: true,
  });
  const fee = await crear('/mensualidades', {
    participante_id: id,
    valor: 12_850_000,
    periodo: '2026-01',
    id_acudiente: acudiente.id,
    fecha_vencimiento: '2026-01-05',
  });
  await crear(`/mensualidades/${fee.id}/abonos`, {
    fecha: '2026-01-10',
    valor: 1_200_000,
    medio: 'TRANSFERENCIA',
    referencia: 'REFERENCIA-BASTANTE-LARGA-0001',
  });
  const usuario = await crear('/usuarios', {
    email: CORREO_LARGO,
    password: 'una clave larga',
    rol: 'CONSULTA',
  });
  ids = {
    participante: id,
    acudiente: acudiente.id,
    sede: sede.id,
    mensualidad: fee.id,
    usuario: usuario.id,
  };
});

test.beforeEach(({ page }) => page.setViewportSize(MINIMO));

test('las páginas públicas y las de acceso caben en 320 px', async ({ page }) => {
  for (const ruta of [...TODAS, '/login', '/restablecer']) {
    await page.goto(ruta);
    await expect(page.locator('h1').first()).toBeVisible();
    await cabe(page, ruta);
  }
  await page.goto('/login');
  await page.getByRole('button', { name: '¿Olvidó su contraseña?' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await cabe(page, 'el diálogo del olvido');
});

/**
 * The narrowest phone; it with letters half as large again, which leaves 250 px of them; and a tablet upright, which has the
 * frame of a laptop and little more than half its width.
 */
const ANCHOS = [320, 250, 768];

const lasPantallas = (): string[] => [
  '/dashboard',
  '/dashboard/revision',
  '/participantes',
  '/participantes/censo',
  '/sedes/ocupacion',
  '/entrega-de-turno',
  '/entrega-de-turno?turno=fechas&desde=2026-11-20&hasta=2026-11-21',
  '/acudientes',
  '/usuarios',
  '/sedes',
  '/sedes?vista=tabla',
  '/financiero',
  '/financiero?pestana=cartera',
  // Of today: the payment of January was written down in it, and it is said.
  '/financiero?pestana=recaudo',
  '/financiero?pestana=recaudo&desde=2026-01-01&hasta=2026-01-31',
  '/financiero?pestana=recibos',
  '/financiero/recordatorios',
  '/financiero/recordatorios?pagador=participante-1',
  '/formatos',
  `/formatos?pestana=plantillas&participante=${ids.participante}&detalle=1`,
  `/formatos?pestana=plantillas&participante=${ids.participante}&paquete=true`,
  '/formatos?pestana=biblioteca',
  '/formatos?pestana=biblioteca&papelera=true',
  '/sitio',
  '/sitio?ver=versiones',
];

const LAS_PARTES = [
  ...CLAVES_DE_PARTES.map((parte) => `/sitio?parte=${parte}`),
  ...[
    'perfil',
    'contrasena',
    'sesiones',
    'preferencias',
    'sistema',
    'fundacion',
    'cuentas',
    'cobro',
    'actividad',
  ].map((pestana) => `/configuracion?pestana=${pestana}`),
];

for (const [cuales, rutas] of [
  ['las pantallas del personal', lasPantallas],
  ['las partes del sitio y de Configuración', () => LAS_PARTES],
] as const)
  test(`${cuales} caben en ${ANCHOS.join(', ')} px`, async ({ page, servidor }) => {
    test.slow();
    await abrirComo(page, servidor, ADMINISTRADOR, '/dashboard');
    const llamar = await llamadorDe(servidor);
    const carpeta = { name: 'carpeta-con-un-nombre-de-verdad-muy-largo', parentPath: 'formatos' };
    await llamar('POST', '/storage/create-folder', carpeta);
    for (const ruta of rutas()) {
      await test.step(ruta, async () => {
        await page.goto(ruta);
        await expect(page.locator('main').locator('h1, h2').first()).toBeVisible();
        // What comes later is the widest: the tables, and what a notice offers.
        await page.waitForLoadState('networkidle');
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        for (const width of ANCHOS) {
          await page.setViewportSize({ width, height: 900 });
          await cabe(page, `${ruta}, en ${width} px`);
        }
      });
    }
  });

test('los diálogos que abre la dirección caben en 320 px', async ({ page, servidor }) => {
  test.slow();
  await abrirComo(page, servidor, ADMINISTRADOR, '/dashboard');
  const DIALOGOS = [
    '/participantes?nuevo=true',
    '/participantes?importar=true',
    '/entrega-de-turno?nuevo=true',
    `/participantes?detalle=${ids.participante}`,
    `/participantes?editar=${ids.participante}`,
    '/acudientes?nuevo=true',
    '/acudientes?importar=true',
    `/acudientes?detalle=${ids.acudiente}`,
    `/acudientes?editar=${ids.acudiente}`,
    '/sedes?nuevo=true',
    '/sedes?importar=true',
    `/sedes?detalle=${ids.sede}`,
    `/sedes?editar=${ids.sede}`,
    '/usuarios?nuevo=true',
    '/usuarios?importar=true',
    `/usuarios?detalle=${ids.usuario}`,
    '/financiero?nuevo=true',
    `/financiero?detalle=${ids.mensualidad}`,
    `/financiero?editar=${ids.mensualidad}`,
    '/financiero?cierre=2026-01',
    '/financiero?recibo=1',
    '/financiero?importar=mensualidades',
    '/financiero?importar=abonos',
    `/financiero?pagador=acudiente-${ids.acudiente}`,
    `/financiero?abono=${ids.mensualidad}`,
    `/financiero?pago=true&participante_id=${ids.participante}`,
    '/financiero?generar=true',
    `/financiero?cuenta=${ids.participante}`,
    '/formatos?pestana=plantillas&nuevo=true',
  ];
  for (const ruta of DIALOGOS) {
    await test.step(ruta, async () => {
      await page.goto(ruta);
      await expect(page.getByRole('dialog').locator('[data-part=footer]')).toBeVisible();
      await expect(page.locator('[role$=dialog] [role=status]', { hasText: /^Cargando/ })).toHaveCount(0);
      await cabe(page, ruta);
    });
  }
});

test('un botón de muchas palabras toma otro renglón antes que salirse', async ({ page, servidor }) => {
  await page.setViewportSize({ width: 250, height: 640 });
  await abrirComo(page, servidor, ADMINISTRADOR, '/sedes?nuevo=true');
  const guardar = page.getByRole('dialog').locator('[data-part=footer]').getByRole('button').last();
  await expect(guardar).toBeVisible();
  await guardar.evaluate((boton) => {
    boton.textContent = 'Guardar y registrar la primera mensualidad de este mes';
  });
  const caja = await guardar.boundingBox();
  expect((caja?.x ?? 0) + (caja?.width ?? 0)).toBeLessThanOrEqual(250);
  await cabe(page, 'el pie del diálogo');
});

test('los diálogos que abre un menú caben en 320 px', async ({ page, servidor }) => {
  test.slow();
  await abrirComo(page, servidor, ADMINISTRADOR, '/dashboard');
  for (const [lista, nombre, accion] of [
    ['/participantes', LARGO, 'Registrar egreso'],
    ['/participantes', LARGO, 'Trasladar'],
    ['/participantes', LARGO, 'Registrar permiso'],
    ['/participantes', LARGO, 'Eliminar'],
    ['/participantes', 'Pedro Por Ingresar', 'Registrar ingreso'],
    ['/usuarios', CORREO_LARGO, 'Cambiar correo'],
    ['/usuarios', CORREO_LARGO, 'Enviar restablecimiento'],
    ['/usuarios', CORREO_LARGO, 'Nueva contraseña provisional'],
    ['/usuarios', CORREO_LARGO, 'Eliminar'],
  ] as const) {
    await test.step(`${lista}: ${accion}`, async () => {
      await page.goto(lista);
      await elegirDelMenu(page, nombre, accion);
      await expect(page.locator('[role$=dialog] [data-part=footer]')).toBeVisible();
      await cabe(page, `${lista}: ${accion}`);
    });
  }
});

/** Letters half as large again, as who sees little asks of the browser: every measure is in them, and these are what is left. */
const CON_LETRA_GRANDE = { celular: { width: 250, height: 445 }, portatil: { width: 853, height: 533 } };

test('con la letra más grande se lee de quién es cada fila, y nada se encima', async ({ page, servidor }) => {
  test.slow();
  await page.setViewportSize(CON_LETRA_GRANDE.celular);
  await abrirComo(page, servidor, ADMINISTRADOR, '/participantes?buscar=montoya');
  const nombre = page.getByRole('button', { name: LARGO, exact: true });
  await expect.poll(async () => (await nombre.boundingBox())?.width ?? 0).toBeGreaterThan(90);
  await cabe(page, 'la lista');
  await page.goto('/participantes?buscar=ingresar');
  const corto = page.getByRole('button', { name: 'Pedro Por Ingresar', exact: true });
  await expect(corto).toBeVisible();
  expect(await corto.evaluate((nombre) => nombre.scrollHeight - nombre.clientHeight)).toBeLessThan(3);

  await page.goto('/dashboard');
  const acciones = page.getByRole('region', { name: 'Acciones rápidas' });
  await expect(acciones.getByRole('link', { name: 'Nuevo participante' })).toBeVisible();
  await cabe(page, 'el tablero');
  // Each word in one piece: never as tall as its letters one under the other.
  for (const enlace of await acciones.getByRole('link').all()) {
    expect((await enlace.boundingBox())?.height).toBeLessThan(100);
  }

  await page.setViewportSize(CON_LETRA_GRANDE.portatil);
  await page.goto('/financiero');
  const cifras = page.getByRole('region', { name: /^Mes: / }).getByRole('link');
  await expect(cifras.first()).toContainText('$');
  const cajas = await cifras.evaluateAll((enlaces) =>
    enlaces.map((enlace) => {
      const { left, top, bottom } = enlace.getBoundingClientRect();
      const derecha = Math.max(...[...enlace.children].map((hijo) => hijo.getBoundingClientRect().right));
      return { left, top, bottom, right: derecha };
    }),
  );
  const encimadas = cajas.filter((una, n) =>
    cajas.some(
      (otra, m) =>
        m > n &&
        una.left < otra.right &&
        otra.left < una.right &&
        una.top < otra.bottom &&
        otra.top < una.bottom,
    ),
  );
  expect(encimadas).toEqual([]);
});

for (const ancho of [360, 768]) {
  test(`en ${ancho} px, el aviso de que el sitio se prepara y el nombre no parten sus palabras`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: ancho, height: 740 });
    await page.goto('/');
    const encabezado = page.getByRole('banner');
    for (const texto of ['Sitio en preparación', 'Fundación']) {
      const renglonesPorPalabra = await encabezado
        .getByText(texto, { exact: true })
        .evaluate(({ lastChild }) => {
          const palabras = [...(lastChild?.textContent ?? '').matchAll(/\S+/g)];
          return palabras.map(({ 0: palabra, index }) => {
            const rango = document.createRange();
            rango.setStart(lastChild as Node, index);
            rango.setEnd(lastChild as Node, index + palabra.length);
            return rango.getClientRects().length;
          });
        });
      expect(renglonesPorPalabra, texto).toEqual(texto.split(' ').map(() => 1));
    }
  });
}
