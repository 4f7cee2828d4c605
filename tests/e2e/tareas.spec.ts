import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { conSuHora, EN_HORARIO, hoyEnHorario } from '@tests/e2e/apoyo/en-horario';
import { type Costo, Mano } from '@tests/e2e/apoyo/mano';
import { pruebaConServidorPropio } from '@tests/e2e/apoyo/prueba-propia';
import { sembrarDeudores } from '@tests/e2e/apoyo/sembrar-deudores';
import { sembrarFamilia } from '@tests/e2e/apoyo/sembrar-familias';
import type { ServidorReal } from '@tests/e2e/apoyo/servidor';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { abrirComo, apiDe, llamadorDe } from '@tests/e2e/apoyo/sesion-rapida';
import { sumarDias } from '@/domain/shared/fechas';

/**
 * What the everyday tasks cost, counted by hand: `npm run tareas` writes the table of docs/tareas.md. No task may cost
 * more than its limit; a change that makes one cheaper lowers it here.
 */
const test = pruebaConServidorPropio(EN_HORARIO);
const TELEFONO = { width: 375, height: 667 };
const PORTATIL = { width: 1280, height: 800 };
const CARPETA = 'test-results/tareas';

type Tarea = {
  tarea: string;
  donde: typeof TELEFONO;
  desde: string;
  limite: Partial<Costo>;
  /** What only this task needs; it comes last, because others would see it. */
  antes?: (servidor: ServidorReal) => Promise<void>;
  hacer: (mano: Mano, page: Page) => Promise<void>;
};

const CINCO = ['Amparo', 'Bernarda', 'Custodia', 'Domitila', 'Eloísa'];

const dialogo = (page: Page) => page.getByRole('dialog').last();

const TAREAS: readonly Tarea[] = [
  {
    tarea: 'Llamar al acudiente de una persona, desde cualquier pantalla',
    donde: TELEFONO,
    desde: '/financiero',
    limite: { toques: 2, deslizamientos: 0 },
    hacer: async (mano, page) => {
      await mano.tocar(page.getByRole('button', { name: 'Buscar', exact: true }));
      await mano.escribir(page.getByRole('combobox', { name: 'Buscar personas y pantallas' }), 'luz');
      await mano.tocar(page.getByRole('option', { name: /^Llamar a Rosa/ }));
    },
  },
  {
    tarea: 'Llamar al acudiente de una persona, desde la lista',
    donde: TELEFONO,
    desde: '/participantes?buscar=luz',
    limite: { toques: 1, deslizamientos: 0 },
    hacer: (mano, page) => mano.tocar(page.getByRole('link', { name: /^Llamar a Rosa/ })),
  },
  {
    tarea: 'Admitir a una persona',
    donde: TELEFONO,
    desde: '/participantes',
    limite: { campos: 7, toques: 12, deslizamientos: 1, pixeles: 400 },
    hacer: async (mano, page) => {
      await mano.tocar(page.getByRole('button', { name: 'Nuevo participante' }));
      const campo = (nombre: RegExp) => dialogo(page).getByLabel(nombre);
      await mano.escribir(campo(/^Nombre completo/), 'Ana Nueva');
      await mano.escribir(campo(/^Teléfono/), '3001234567');
      await mano.elegir(campo(/^Tipo de documento/), /Cédula de ciudadanía/);
      await mano.escribir(campo(/^Número de documento/), '1020304999');
      await mano.elegir(campo(/^Área/), /Hombres/);
      await mano.elegir(campo(/^Sede/), /^Casa/);
      await mano.elegir(campo(/^Estado/), /^Activo/);
      await mano.tocar(dialogo(page).getByRole('button', { name: 'Guardar' }));
      await expect(page.getByText('Ana Nueva: participante creado')).toBeVisible();
    },
  },
  {
    tarea: 'Registrar el regreso de un permiso',
    donde: TELEFONO,
    desde: '/participantes?buscar=pedro',
    limite: { toques: 1, deslizamientos: 0 },
    hacer: async (mano, page) => {
      await mano.tocar(page.getByRole('button', { name: /^Con permiso, estado de Pedro/ }));
      await expect(page.getByText('Pedro Permiso: regresó del permiso')).toBeVisible();
    },
  },
  {
    tarea: 'Ver quién no ha vuelto de su permiso, desde el tablero',
    donde: TELEFONO,
    desde: '/dashboard',
    limite: { toques: 1, deslizamientos: 1 },
    hacer: async (mano, page) => {
      await mano.tocar(page.getByRole('link', { name: /persona no ha vuelto/ }));
      await expect(page.getByRole('button', { name: 'Tomás Tarde', exact: true })).toBeVisible();
    },
  },
  {
    tarea: 'Registrar la salida con permiso, con su regreso y su motivo',
    donde: TELEFONO,
    desde: '/participantes?buscar=luz',
    limite: { toques: 5, campos: 2, deslizamientos: 0 },
    hacer: async (mano, page) => {
      await mano.tocar(page.locator('main [data-index] .nombre').first());
      await mano.tocar(dialogo(page).getByRole('button', { name: 'Permiso' }));
      await mano.escribir(page.getByLabel('Regreso previsto'), '31/12/2099');
      await mano.escribir(page.getByLabel('Motivo'), 'Cita médica');
      await mano.tocar(dialogo(page).getByRole('button', { name: 'Registrar permiso' }));
      await expect(page.getByText('Se registró el permiso de Luz Marina Ríos')).toBeVisible();
    },
  },
  {
    tarea: 'Registrar el pago de una mensualidad, completo y en efectivo',
    donde: PORTATIL,
    desde: '/financiero',
    limite: { toques: 3, deslizamientos: 0 },
    hacer: async (mano, page) => {
      await mano.tocar(page.getByRole('button', { name: 'Registrar pago' }));
      await mano.escribir(dialogo(page).getByRole('searchbox'), 'luz');
      await mano.tocar(
        dialogo(page)
          .getByRole('button', { name: /^Pagar mensualidad/ })
          .first(),
      );
      await mano.tocar(dialogo(page).getByRole('button', { name: 'Registrar abono' }));
      await expect(page.getByRole('dialog', { name: 'Abono registrado' })).toBeVisible();
    },
  },
  {
    tarea: 'Ver quién debe y escribirle por WhatsApp, con su cuenta ya escrita',
    donde: TELEFONO,
    desde: '/financiero',
    limite: { toques: 3, deslizamientos: 2 },
    hacer: async (mano, page) => {
      await page.context().route('https://wa.me/**', (ruta) => ruta.fulfill({ body: 'WhatsApp' }));
      await mano.tocar(page.getByRole('link', { name: 'Cartera' }));
      await mano.tocar(page.locator('main [data-index] .nombre').first());
      const chat = page.waitForEvent('popup');
      await mano.tocar(dialogo(page).getByRole('link', { name: /^Enviar a / }));
      expect(decodeURIComponent((await chat).url())).toMatch(/wa\.me\/573\d{9}\?text=.*Luz Marina/s);
    },
  },
  {
    tarea: 'Escribir una novedad de una persona, desde la lista',
    donde: TELEFONO,
    desde: '/participantes?buscar=luz',
    limite: { toques: 4, campos: 1, deslizamientos: 0 },
    hacer: async (mano, page) => {
      await mano.tocar(page.getByRole('button', { name: 'Acciones de Luz Marina Ríos' }));
      await mano.tocar(page.getByRole('menuitem', { name: 'Novedad' }));
      const texto = dialogo(page).getByRole('textbox', { name: 'Qué pasó' });
      await expect(texto).toBeFocused();
      await mano.escribir(texto, 'Vino el hermano');
      await mano.tocar(dialogo(page).locator('label', { hasText: 'Visita' }));
      await mano.tocar(dialogo(page).getByRole('button', { name: 'Guardar' }));
      await expect(page.getByText('Novedad de Luz Marina Ríos guardada')).toBeVisible();
    },
  },
  {
    tarea: 'Entregar el turno: ver quién está y lo que pasó, y mandarlo a imprimir',
    donde: TELEFONO,
    desde: '/dashboard',
    limite: { toques: 3, campos: 0, deslizamientos: 0 },
    hacer: async (mano, page) => {
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-impreso', '');
      });
      await mano.tocar(page.getByRole('button', { name: 'Abrir menú' }));
      await mano.tocar(page.getByRole('link', { name: 'Entrega de turno' }));
      await expect(page.getByRole('article').getByRole('region', { name: 'Quién está' })).toBeVisible();
      await mano.tocar(page.getByRole('button', { name: 'Imprimir' }));
      await expect(page.locator('body[data-impreso]')).toBeAttached();
    },
  },
  {
    tarea: 'Recordarle a 35 personas lo que deben, una por una, por WhatsApp',
    donde: TELEFONO,
    desde: '/financiero/recordatorios',
    limite: { toques: 70, campos: 0, deslizamientos: 0 },
    antes: (servidor) => sembrarDeudores(servidor, 35),
    hacer: async (mano, page) => {
      await page.context().route('https://wa.me/**', (ruta) => ruta.fulfill({ body: 'WhatsApp' }));
      page.on('popup', (chat) => void chat.close());
      for (let hechos = 1; hechos <= 35; hechos += 1) {
        await mano.tocar(page.getByRole('link', { name: 'Abrir WhatsApp' }));
        await mano.tocar(page.getByRole('button', { name: 'Enviado · siguiente' }));
        await expect(page.getByText(`${hechos} de 35 hechos`)).toBeVisible();
      }
      await expect(page.getByText('No queda nadie por contactar ahora')).toBeVisible();
    },
  },
  {
    tarea: 'Registrar tres mensualidades de una persona con una sola transferencia',
    donde: PORTATIL,
    desde: '/financiero',
    limite: { toques: 6, campos: 3, deslizamientos: 0 },
    antes: (servidor) =>
      sembrarFamilia(servidor, {
        ...{ nombres: 'Nora', apellidos: 'Tresmeses', documento: '43000777' },
        cobros: (['2025-12', '2026-01', '2026-02'] as const).map((periodo) => ({
          ...{ persona: 'Iván Tresmeses', periodo, valor: 850_000 },
        })),
      }),
    hacer: async (mano, page) => {
      await mano.tocar(page.getByRole('button', { name: 'Registrar pago' }));
      await mano.escribir(dialogo(page).getByRole('searchbox'), 'nora');
      await mano.tocar(page.getByRole('button', { name: /^Pagar juntas las 3/ }));
      await mano.elegir(page.getByLabel('Medio de pago'), /^Transferencia/);
      await mano.escribir(page.getByLabel(/^Referencia/), 'T-1');
      await mano.tocar(dialogo(page).getByRole('button', { name: 'Registrar pago' }));
      await expect(page.getByRole('dialog', { name: 'Pago registrado' })).toBeVisible();
    },
  },
  {
    tarea: 'Registrar los pagos en efectivo de cinco personas, de una sola lista',
    donde: PORTATIL,
    desde: '/financiero',
    limite: { toques: 3, campos: 10, deslizamientos: 0 },
    antes: async (servidor) => {
      for (const nombre of CINCO)
        await sembrarFamilia(servidor, {
          ...{ nombres: nombre, apellidos: 'Domínguez', documento: `4300088${CINCO.indexOf(nombre)}` },
          cobros: [{ persona: `Hijo de ${nombre}`, periodo: '2026-02', valor: 100_000 }],
        });
    },
    hacer: async (mano, page) => {
      await mano.tocar(page.getByRole('button', { name: 'Registrar pago' }));
      await mano.tocar(page.getByRole('button', { name: 'Varios pagos' }));
      for (const [n, nombre] of CINCO.entries()) {
        await mano.escribir(page.getByRole('combobox', { name: `Quién paga, fila ${n + 1}` }), nombre);
        await mano.teclear('Enter');
        const valor = page.getByRole('textbox', { name: new RegExp(`^Valor, fila ${n + 1} de`) });
        await expect(valor).toBeFocused();
        await mano.escribir(valor, '85000');
        await mano.teclear('Enter');
      }
      await mano.tocar(dialogo(page).getByRole('button', { name: 'Registrar 5 pagos' }));
      await expect(page.getByRole('dialog', { name: 'Pagos registrados' })).toBeVisible();
    },
  },
];

const sembrar = async (servidor: ServidorReal): Promise<void> => {
  const api = await apiDe(servidor);
  const hoy = hoyEnHorario();
  const { id: sede_id } = await api('/sedes', {
    nombre: 'Casa Bello',
    direccion: 'Calle 1',
    capacidad_hombres: 20,
    capacidad_mujeres: 20,
  });
  const dentro = { telefono: '3001234500', fecha_ingreso: hoy, area: 'MUJERES', sede_id };
  const luz = await api('/participantes', { ...dentro, nombre: 'Luz Marina Ríos', estado: 'ACTIVO' });
  await api('/participantes', { ...dentro, nombre: 'Pedro Permiso', estado: 'CON_PERMISO' });
  const anteayer = sumarDias(hoy, -2);
  const tarde = await api('/participantes', {
    ...dentro,
    nombre: 'Tomás Tarde',
    estado: 'ACTIVO',
    fecha_ingreso: anteayer,
  });
  const llamar = await llamadorDe(servidor);
  const { cuerpo } = await llamar('GET', `/participantes/${tarde.id}/estancias`);
  const [estancia] = cuerpo.data as { id: number }[];
  await api(`/estancias/${estancia?.id}/eventos`, {
    tipo: 'PERMISO',
    salida: anteayer,
    regreso_previsto: anteayer,
  });
  await api('/acudientes', {
    id_participante: luz.id,
    nombres: 'Rosa',
    apellidos: 'Ríos',
    numero_documento: '43000001',
    telefono: '3105551000',
    es_principal: true,
    es_responsable_pago: true,
  });
  for (const periodo of ['2026-01', '2026-02'])
    await api('/mensualidades', { participante_id: luz.id, valor: 850_000, periodo });
  // Luz pays for herself.
  await llamar('PUT', `/pagadores/participante-${luz.id}/canal-de-cobro`, {
    canal: 'WHATSAPP',
    autorizado_en: hoy,
    medio: 'FIRMADO',
  });
};

test.beforeAll(async ({ servidor }) => sembrar(servidor));

for (const [n, { tarea, donde, desde, limite, antes, hacer }] of TAREAS.entries()) {
  test(`${tarea} (${donde.width} px)`, async ({ page, servidor }) => {
    await page.setViewportSize(donde);
    await conSuHora(page);
    await antes?.(servidor);
    await abrirComo(page, servidor, ADMINISTRADOR, desde);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const mano = new Mano(page);
    await hacer(mano, page);
    mkdirSync(CARPETA, { recursive: true });
    writeFileSync(
      `${CARPETA}/${n}.json`,
      JSON.stringify({ tarea, ancho: donde.width, costo: mano.costo, limite }),
    );
    for (const [medida, tope] of Object.entries(limite))
      expect(mano.costo[medida as keyof Costo], `${tarea}: ${medida}`).toBeLessThanOrEqual(tope);
  });
}
