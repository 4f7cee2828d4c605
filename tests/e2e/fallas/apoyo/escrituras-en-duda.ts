import type { Locator, Page } from '@playwright/test';
import { accionDePagina } from '@tests/e2e/apoyo/accion-de-pagina';
import { fechaEnBogota, type Periodo, periodoDe, sumarMeses } from '@/domain/shared/fechas';
import { periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';
import type { abrirApi } from './api';
import { expect } from './paciencia';

type Api = Awaited<ReturnType<typeof abrirApi>>;

/** What the service has for one case before it begins. Nothing of it is of another case. */
export interface Sembrado {
  /** Told apart from every other case by its number. */
  nombre: string;
  sufijo: string;
  participante: number;
  mensualidad: number;
  /** A month that no other case charges. */
  mes: Periodo;
}

/** One kind of write, so that one table of lost answers serves for all of them: a new kind is one more of these. */
export interface EscrituraEnDuda {
  tipo: string;
  preparar?: (api: Api, caso: Sembrado) => Promise<Partial<Sembrado>>;
  /** Address of the list where it shows, with nothing else in it. */
  lista: (caso: Sembrado) => string;
  /** What is added to that address to open the form. */
  direccion: (caso: Sembrado) => string;
  /** From what is under the form, as a person does. */
  abrir: (page: Page, caso: Sembrado) => Promise<void>;
  /** That address alone opens the form. */
  abreSolo: boolean;
  titulo: string | RegExp;
  llenar: (formulario: Locator, caso: Sembrado) => Promise<void>;
  boton: string | RegExp;
  metodo: 'POST' | 'PUT' | 'DELETE';
  llamada: RegExp;
  /** Tells it from a call of the same method and address that writes nothing. */
  escribe?: (cuerpo: unknown) => boolean;
  /** How many of them the service has: zero or one. */
  contar: (api: Api, caso: Sembrado) => Promise<number>;
  /** What is said of it when it is registered from its form. */
  hecho: (page: Page, caso: Sembrado) => Locator;
  /** What the doubt is about, as the notice names it. */
  nombrada: (caso: Sembrado) => RegExp;
  /** Where it shows as done, over which it cannot be begun again; absent where it can. */
  yaHecha?: (page: Page) => Locator;
  /** The list without a reload. */
  fresca: (lista: Locator, caso: Sembrado) => Promise<void>;
}

/** The month of today, and back from there. */
const mesDeHoy = periodoDe(fechaEnBogota(new Date()));

const buscado = ({ nombre }: Sembrado): string => encodeURIComponent(nombre);
const suLista = (caso: Sembrado): string => `/financiero?buscar=${buscado(caso)}`;

export const crearParticipante = async (api: Api, { nombre }: Sembrado) => {
  const { id } = await api.crear('/participantes', { nombre, telefono: '3555555555' });
  return { participante: Number(id) };
};

const VALOR = 900_000;

export const crearMensualidad = async (api: Api, caso: Sembrado) => {
  const { participante } = await crearParticipante(api, caso);
  const { id } = await api.crear('/mensualidades', {
    participante_id: participante,
    periodo: mesDeHoy,
    valor: VALOR,
  });
  return { participante, mensualidad: Number(id) };
};

const abonosDe = async (api: Api, { mensualidad }: Sembrado) =>
  (await api.obtener(`/mensualidades/${mensualidad}`)).abonos as { anulado_en: string | null }[];

const menuDe = async (page: Page, { nombre }: Sembrado, accion: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^Acciones de ${nombre}`) }).click();
  await page.getByRole('menuitem', { name: accion, exact: true }).click();
};

const pulsar = (nombre: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name: nombre, exact: true }).first().click();

const deLaPagina = (nombre: string) => (page: Page) => accionDePagina(page, nombre);

const aviso = (page: Page, texto: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Notificaciones' }).getByText(texto);

export const ESCRITURAS_EN_DUDA: readonly EscrituraEnDuda[] = [
  {
    tipo: 'un abono',
    preparar: crearMensualidad,
    lista: suLista,
    direccion: ({ mensualidad }) => `&abono=${mensualidad}`,
    abrir: (page, caso) => menuDe(page, caso, 'Registrar abono'),
    abreSolo: true,
    titulo: 'Registrar abono',
    llenar: async (formulario, { sufijo }) => {
      await formulario.getByLabel(/^Valor del abono/).fill('123000');
      await formulario.getByLabel(/^Referencia/).fill(`REF-${sufijo}`);
    },
    boton: 'Registrar abono',
    metodo: 'POST',
    llamada: /\/mensualidades\/\d+\/abonos$/,
    contar: async (api, caso) => (await abonosDe(api, caso)).length,
    hecho: (page) => page.getByRole('dialog', { name: 'Abono registrado' }).getByText(/^Recibo \d+$/),
    nombrada: ({ nombre }) => new RegExp(`123\\.000.*${nombre}`),
    fresca: async (lista) => {
      await expect(lista.getByText(/777\.000/).first()).toBeVisible();
    },
  },
  {
    tipo: 'la anulación de un abono',
    preparar: async (api, caso) => {
      const sembrado = await crearMensualidad(api, caso);
      await api.crear(`/mensualidades/${sembrado.mensualidad}/abonos`, {
        valor: 400_000,
        fecha: fechaEnBogota(new Date()),
        medio: 'EFECTIVO',
      });
      return sembrado;
    },
    lista: suLista,
    direccion: ({ mensualidad }) => `&detalle=${mensualidad}`,
    abrir: (page) => page.getByRole('button', { name: /^Anular abono del recibo/ }).click(),
    abreSolo: false,
    titulo: /^Anular abono del recibo \d+$/,
    llenar: (formulario, { sufijo }) =>
      formulario.getByLabel(/^Motivo/).fill(`Se digitó dos veces ${sufijo}`),
    boton: 'Anular abono',
    metodo: 'POST',
    llamada: /\/mensualidades\/\d+\/abonos\/\d+\/anular$/,
    contar: async (api, caso) => {
      const abonos = await abonosDe(api, caso);
      expect(abonos).toHaveLength(1);
      return abonos.filter(({ anulado_en }) => anulado_en !== null).length;
    },
    hecho: (page, { nombre }) => aviso(page, new RegExp(`^Abono de .*${nombre}.*anulado$`)),
    nombrada: ({ nombre }) => new RegExp(`Anular abono del recibo \\d+.*${nombre}`),
    yaHecha: (page) => page.getByRole('dialog').getByText('Anulado', { exact: true }),
    fresca: async (lista, { nombre }) => {
      await expect(lista.getByText(nombre).first()).toBeVisible();
      await expect(lista.getByText(/500\.000/)).toHaveCount(0);
    },
  },
  {
    tipo: 'una mensualidad nueva',
    preparar: crearParticipante,
    lista: suLista,
    direccion: () => '&nuevo=true',
    abrir: deLaPagina('Nueva mensualidad'),
    abreSolo: true,
    titulo: 'Nueva mensualidad',
    llenar: async (formulario, { nombre, sufijo }) => {
      await formulario.getByRole('combobox', { name: 'Participante' }).fill(nombre);
      await formulario.getByRole('option', { name: nombre }).click();
      await formulario
        .getByLabel(/^Valor/)
        .first()
        .fill('850000');
      await formulario.getByLabel(/^Observaciones/).fill(`Acordado ${sufijo}`);
    },
    boton: 'Guardar',
    metodo: 'POST',
    llamada: /\/dashboard-api\/mensualidades$/,
    contar: async (api, { participante }) =>
      (await api.filas(`/mensualidades?participante_id=${participante}`)).length,
    hecho: (page, { nombre }) => aviso(page, new RegExp(`^Mensualidad .*${nombre}.*: creada$`)),
    nombrada: () => /ensualidad/,
    fresca: async (lista) => {
      await expect(lista.getByText(/850\.000/).first()).toBeVisible();
    },
  },
  {
    tipo: 'la generación de un mes',
    lista: ({ mes }) => `/financiero?periodo=${mes}`,
    direccion: () => '&generar=true',
    abrir: deLaPagina('Generar mensualidades del mes'),
    abreSolo: true,
    titulo: 'Generar mensualidades del mes',
    llenar: async (formulario, { mes }) => {
      const campo = formulario.getByLabel('Mes', { exact: true });
      await campo.fill(mes);
      await campo.blur();
      await expect(campo).toHaveValue(periodoEnPalabras(mes));
    },
    boton: 'Generar 1 mensualidad',
    metodo: 'POST',
    llamada: /\/mensualidades\/generar$/,
    escribe: (cuerpo) => (cuerpo as { simular?: boolean }).simular !== true,
    contar: async (api, { mes }) => (await api.filas(`/mensualidades?periodo=${mes}`)).length,
    hecho: (page) => page.getByRole('dialog').getByText('Se creó 1 mensualidad'),
    nombrada: ({ mes }) => new RegExp(periodoEnPalabras(mes)),
    fresca: async (lista) => {
      await expect(lista.getByText(/930\.000/).first()).toBeVisible();
    },
  },
  {
    tipo: 'un participante nuevo',
    lista: (caso) => `/participantes?buscar=${buscado(caso)}`,
    direccion: () => '&nuevo=true',
    abrir: pulsar('Nuevo participante'),
    abreSolo: true,
    titulo: 'Nuevo participante',
    llenar: async (formulario, { nombre }) => {
      await formulario.getByLabel(/^Nombre completo/).fill(nombre);
      await formulario
        .getByLabel(/^Teléfono/)
        .first()
        .fill('3001234567');
    },
    boton: 'Guardar',
    metodo: 'POST',
    llamada: /\/dashboard-api\/participantes$/,
    contar: async (api, caso) =>
      (await api.filas('/participantes')).filter(({ nombre }) => nombre === caso.nombre).length,
    hecho: (page, { nombre }) => aviso(page, `${nombre}: participante creado`),
    nombrada: ({ nombre }) => new RegExp(nombre),
    fresca: async (lista, { nombre }) => {
      await expect(lista.getByText(nombre).first()).toBeVisible();
    },
  },
  {
    tipo: 'un acudiente nuevo',
    preparar: crearParticipante,
    lista: ({ participante }) => `/acudientes?participante=${participante}`,
    direccion: () => '&nuevo=true',
    abrir: pulsar('Nuevo acudiente'),
    abreSolo: true,
    titulo: 'Nuevo acudiente',
    llenar: async (formulario, { sufijo }) => {
      await formulario.getByLabel(/^Nombres/).fill('Rosa');
      await formulario.getByLabel(/^Apellidos/).fill(`Prueba ${sufijo}`);
      await formulario.getByLabel(/^Número de documento/).fill(`4300${sufijo}`);
    },
    boton: 'Guardar',
    metodo: 'POST',
    llamada: /\/dashboard-api\/acudientes$/,
    contar: async (api, { participante }) =>
      (await api.filas('/acudientes')).filter((fila) => fila.id_participante === participante).length,
    hecho: (page, { sufijo }) => aviso(page, new RegExp(`Prueba ${sufijo}.*: acudiente creado$`)),
    nombrada: ({ sufijo }) => new RegExp(`Prueba ${sufijo}`),
    fresca: async (lista, { sufijo }) => {
      await expect(lista.getByText(new RegExp(`Prueba ${sufijo}`)).first()).toBeVisible();
    },
  },
  {
    tipo: 'un pago de varias mensualidades',
    preparar: async (api, caso) => {
      const { participante } = await crearMensualidad(api, caso);
      const { id } = await api.crear('/mensualidades', {
        participante_id: participante,
        periodo: sumarMeses(mesDeHoy, -1),
        valor: VALOR,
      });
      // The one that is paid first.
      return { participante, mensualidad: Number(id) };
    },
    lista: suLista,
    direccion: ({ participante }) => `&pago=participante-${participante}`,
    abrir: async (page, { nombre }) => {
      await pulsar('Registrar pago')(page);
      await page.getByRole('searchbox', { name: 'Buscar a quien va a pagar' }).fill(nombre);
      await page.getByRole('button', { name: `Pagar juntas las 2 de ${nombre}` }).click();
    },
    abreSolo: true,
    titulo: /^Registrar pago de /,
    llenar: async (formulario, { sufijo }) => {
      await formulario.getByLabel(/^Total recibido/).fill('123000');
      await formulario.getByLabel(/^Referencia/).fill(`REF-${sufijo}`);
    },
    boton: 'Registrar pago',
    metodo: 'POST',
    llamada: /\/pagadores\/[^/]+\/pagos$/,
    contar: async (api, caso) => (await abonosDe(api, caso)).length,
    hecho: (page) => page.getByRole('dialog', { name: 'Pago registrado' }).getByText(/^Recibo \d+ · /),
    nombrada: ({ nombre }) => new RegExp(`Pago de .*123\\.000 de ${nombre}`),
    fresca: async (lista) => {
      await expect(lista.getByText(/777\.000/).first()).toBeVisible();
    },
  },
];

export const formularioDe = (page: Page, { titulo }: EscrituraEnDuda): Locator =>
  page.getByRole('dialog', { name: titulo, exact: typeof titulo === 'string' });

export const sembrar = async (
  api: Api,
  { preparar }: Pick<EscrituraEnDuda, 'preparar'>,
  sufijo: string,
): Promise<Sembrado> => {
  const nuevo: Sembrado = {
    nombre: `Duda ${sufijo}`,
    sufijo,
    participante: 0,
    mensualidad: 0,
    mes: sumarMeses(mesDeHoy, -2 - Number(sufijo)),
  };
  return { ...nuevo, ...(await preparar?.(api, nuevo)) };
};
