import type { Locator, Page } from '@playwright/test';
import { abrirSuGrupo } from '@tests/e2e/apoyo/abrir-su-grupo';
import { expect } from './paciencia';

/** What a section's form writes, so that one table of faults serves for all of them. */
export interface SeccionConFormulario {
  seccion: string;
  /** Address that opens the form. */
  ruta: (datos: DatosSembrados) => string;
  /** Pressed when the address alone does not open it. */
  abrir?: string;
  titulo: string;
  /** What is typed in each field. */
  escrito: (sufijo: string) => readonly (readonly [etiqueta: RegExp, valor: string])[];
  elegir?: (formulario: Locator, datos: DatosSembrados) => Promise<void>;
  boton: string;
  /** The call that writes it. */
  metodo: 'POST' | 'PUT';
  llamada: RegExp;
  /** Message of specification §8. */
  mensaje: string;
  /** Whether the service's answer is read: only then can it have a wrong shape. */
  leeRespuesta: boolean;
  /** Fields that a draft never keeps. */
  secreto?: RegExp;
  /** Where the rows can be counted, and which of them is ours. */
  lista: string;
  esSuya: (fila: Record<string, unknown>, sufijo: string) => boolean;
}

export interface DatosSembrados {
  participante: number;
  mensualidad: number;
}

const diceEn = (campo: string) => (fila: Record<string, unknown>, sufijo: string) =>
  String(fila[campo]).includes(sufijo);

export const SECCIONES: readonly SeccionConFormulario[] = [
  {
    seccion: 'participantes',
    ruta: () => '/participantes?nuevo=true',
    titulo: 'Nuevo participante',
    escrito: (sufijo) => [
      [/^Nombre completo/, `Ana Prueba ${sufijo}`],
      [/^Teléfono/, '3001234567'],
      [/^Observaciones/, 'Llega el lunes con su hermana'],
    ],
    boton: 'Guardar',
    metodo: 'POST',
    llamada: /\/dashboard-api\/participantes$/,
    mensaje: 'Error al crear participante',
    leeRespuesta: true,
    lista: '/participantes',
    esSuya: diceEn('nombre'),
  },
  {
    seccion: 'acudientes',
    ruta: ({ participante }) => `/acudientes?nuevo=true&participante=${participante}`,
    titulo: 'Nuevo acudiente',
    escrito: (sufijo) => [
      [/^Nombres/, 'Rosa'],
      [/^Apellidos/, `Prueba ${sufijo}`],
      [/^Número de documento/, `43${sufijo}`],
    ],
    boton: 'Guardar',
    metodo: 'POST',
    llamada: /\/dashboard-api\/acudientes$/,
    mensaje: 'Error al crear acudiente',
    leeRespuesta: true,
    lista: '/acudientes',
    esSuya: diceEn('apellidos'),
  },
  {
    seccion: 'sedes',
    ruta: () => '/sedes?nuevo=true',
    titulo: 'Nueva sede',
    escrito: (sufijo) => [
      [/^Nombre/, `Casa ${sufijo}`],
      [/^Dirección/, 'Calle 7 # 8-9'],
      [/^Capacidad.*hombres/i, '12'],
    ],
    boton: 'Guardar',
    metodo: 'POST',
    llamada: /\/dashboard-api\/sedes$/,
    mensaje: 'Error al crear sede',
    leeRespuesta: true,
    lista: '/sedes',
    esSuya: diceEn('nombre'),
  },
  {
    seccion: 'usuarios',
    ruta: () => '/usuarios?nuevo=true',
    titulo: 'Nuevo usuario',
    escrito: (sufijo) => [
      [/^Correo electrónico/, `u${sufijo}@ejemplo.example`],
      [/^Nombre/, 'Luis Prueba'],
      [/^Contraseña/, 'una clave bien larga'],
    ],
    elegir: async (formulario) => {
      await formulario.getByLabel(/^Rol/).selectOption('CONSULTA');
    },
    boton: 'Guardar',
    metodo: 'POST',
    llamada: /\/dashboard-api\/usuarios$/,
    mensaje: 'Error al crear usuario',
    leeRespuesta: true,
    secreto: /^Contraseña/,
    lista: '/usuarios',
    esSuya: diceEn('email'),
  },
  {
    seccion: 'financiero, una mensualidad',
    ruta: () => '/financiero?nuevo=true',
    titulo: 'Nueva mensualidad',
    escrito: (sufijo) => [
      [/^Valor/, '850000'],
      [/^Observaciones/, `Acordado ${sufijo}`],
    ],
    elegir: async (formulario) => {
      await formulario.getByRole('combobox', { name: 'Participante' }).fill('Paga Siempre');
      await formulario.getByRole('option', { name: /Paga Siempre/ }).click();
    },
    boton: 'Guardar',
    metodo: 'POST',
    llamada: /\/dashboard-api\/mensualidades$/,
    mensaje: 'Error al crear mensualidad',
    leeRespuesta: true,
    lista: '/mensualidades',
    esSuya: diceEn('observaciones'),
  },
  {
    seccion: 'financiero, un abono',
    ruta: ({ mensualidad }) => `/financiero?abono=${mensualidad}`,
    titulo: 'Registrar abono',
    escrito: (sufijo) => [
      [/^Valor del abono/, '1000'],
      [/^Referencia/, `REF-${sufijo}`],
    ],
    elegir: async (formulario) => {
      await formulario.getByLabel(/^Medio de pago/).selectOption('NEQUI');
    },
    boton: 'Registrar abono',
    metodo: 'POST',
    llamada: /\/mensualidades\/\d+\/abonos$/,
    mensaje: 'Error al actualizar mensualidad',
    leeRespuesta: true,
    lista: '/abonos?pagina=1&limite=50',
    esSuya: diceEn('referencia'),
  },
  {
    seccion: 'la biblioteca',
    ruta: () => '/formatos?pestana=biblioteca',
    abrir: 'Nueva carpeta',
    titulo: 'Nueva carpeta',
    escrito: (sufijo) => [[/^Nombre/, `Actas ${sufijo}`]],
    boton: 'Guardar',
    metodo: 'POST',
    llamada: /\/storage\/create-folder$/,
    mensaje: 'Error al crear carpeta',
    leeRespuesta: false,
    lista: '/storage/list?path=formatos',
    esSuya: diceEn('name'),
  },
  {
    seccion: 'configuración',
    ruta: () => '/configuracion?pestana=fundacion',
    titulo: 'Configuración',
    escrito: (sufijo) => [
      [/^Nombre/, `Fundación ${sufijo}`],
      [/^Municipio/, 'Bello'],
    ],
    boton: 'Guardar',
    metodo: 'PUT',
    llamada: /\/dashboard-api\/configuracion$/,
    mensaje: 'Error al actualizar configuración',
    leeRespuesta: true,
    lista: '/configuracion',
    esSuya: diceEn('nombre'),
  },
];

/** The dialog of the form; in /configuracion, the one of the page. */
export const formularioDe = (page: Page, { titulo }: SeccionConFormulario): Locator =>
  titulo === 'Configuración'
    ? page
        .getByRole('main')
        .locator('form')
        .filter({ has: page.getByLabel(/^Municipio/) })
    : page.getByRole('dialog', { name: titulo, exact: true });

export const llenar = async (
  page: Page,
  seccion: SeccionConFormulario,
  sufijo: string,
  datos: DatosSembrados,
): Promise<void> => {
  const formulario = formularioDe(page, seccion);
  await expect(formulario.getByRole('button', { name: seccion.boton })).toBeVisible();
  await seccion.elegir?.(formulario, datos);
  for (const [etiqueta, valor] of seccion.escrito(sufijo)) {
    const campo = formulario.getByLabel(etiqueta).first();
    await abrirSuGrupo(campo);
    await campo.fill(valor);
  }
};

/** Documents, phones and amounts are shown in groups: the same figures, apart by dots or spaces. */
const comoSeMuestra = (valor: string): string | RegExp =>
  /^\d{4,}$/.test(valor) ? new RegExp(`^${[...valor].join('[ .]?')}$`) : valor;

/** Everything typed is still there, except what may not be kept. */
export const comprobarEscrito = async (
  page: Page,
  seccion: SeccionConFormulario,
  sufijo: string,
  { sinSecretos = false } = {},
): Promise<void> => {
  const formulario = formularioDe(page, seccion);
  for (const [etiqueta, valor] of seccion.escrito(sufijo)) {
    const esperado = sinSecretos && etiqueta.source === seccion.secreto?.source ? '' : valor;
    await expect(formulario.getByLabel(etiqueta).first(), `${seccion.seccion}: ${etiqueta}`).toHaveValue(
      comoSeMuestra(esperado),
    );
  }
};
