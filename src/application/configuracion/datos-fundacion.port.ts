import type { ConfiguracionRepository } from '@/application/configuracion/configuracion-repository.port';
import type { Configuracion } from '@/domain/configuracion/configuracion';
import { cuentasParaPagar } from '@/domain/configuracion/cuenta-publica';
import { COBRO_INICIAL } from '@/domain/configuracion/datos-de-cobro';
import { DIA_PAGO_POR_DEFECTO, DIAS_GRACIA_POR_DEFECTO, NOMBRE_SIN_DECIR } from '@/domain/shared/constantes';

/** The foundation as a receipt, a statement or a template names it. */
export interface DatosFundacion {
  nombre: string;
  /** `900.123.456-8`. */
  nit: string | null;
  /** Main one first; may be empty. */
  telefonos: readonly string[];
  correo: string | null;
  direccion: string | null;
  municipio: string | null;
  /** Whole COP charged to whoever has no value of their own. */
  valor_mensualidad: number | null;
  dia_pago: number;
  /** Days after an arrival before which nothing is due. */
  dias_gracia: number;
}

export interface LectorDatosFundacion {
  leer(): Promise<DatosFundacion>;
}

const SIN_ESCRIBIR = {
  ...COBRO_INICIAL,
  nombre: null,
  nit: null,
  telefono: null,
  telefono_alterno: null,
  correo: null,
  direccion: null,
  municipio: null,
};

type Lectura = Pick<ConfiguracionRepository, 'obtener'>;

/** `guardada` is `null` where nothing is kept. */
export const datosFundacionDe = (guardada: Configuracion | null): DatosFundacion => {
  const actual = guardada ?? SIN_ESCRIBIR;
  const { nombre, nit, correo, direccion, municipio, valor_mensualidad } = actual;
  return {
    nombre: nombre ?? NOMBRE_SIN_DECIR,
    nit,
    telefonos: [actual.telefono, actual.telefono_alterno].filter((telefono) => telefono !== null),
    correo,
    direccion,
    municipio,
    valor_mensualidad,
    dia_pago: actual.dia_pago ?? DIA_PAGO_POR_DEFECTO,
    dias_gracia: actual.dias_gracia ?? DIAS_GRACIA_POR_DEFECTO,
  };
};

export const crearLectorDatosFundacion = (configuracion: Lectura): LectorDatosFundacion => ({
  leer: async () => datosFundacionDe(await configuracion.obtener()),
});

/** As whatever charges a fee asks for it. */
export const crearLectorCobroPorDefecto = (configuracion: Lectura) => ({
  leer: async () => {
    const { valor_mensualidad, dia_pago, dias_gracia } =
      await crearLectorDatosFundacion(configuracion).leer();
    return { valor: valor_mensualidad, dia: dia_pago, gracia: dias_gracia };
  },
});

/** As receipts and statements ask for it. */
export const crearFundacionEmisora = (configuracion: Lectura) => ({
  leer: async () => {
    const { nombre, nit, direccion, municipio, telefonos, correo } =
      await crearLectorDatosFundacion(configuracion).leer();
    return { nombre, nit, direccion, municipio, telefono: telefonos[0] ?? null, correo };
  },
  cuentas: async () => cuentasParaPagar((await configuracion.obtener())?.cuentas ?? []),
});
