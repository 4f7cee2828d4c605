import type { Readable } from 'node:stream';
import type { ServiciosPeticion } from '@/application/servicios/secciones';
import type { ActorPeticion, ServiciosServidor } from '@/application/servicios/servicios-servidor';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import type { Id } from '@/domain/shared/id';
import type { Api } from '@/domain/shared/politica/manifiesto';
import type { z } from '@/domain/shared/zod';

/** One request as a handler sees it, already allowed by the policy. */
export interface Peticion {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  cuerpo: unknown;
  /** `null` on public routes. */
  actor: ActorPeticion | null;
  /** The address it came from. */
  origen: string;
  /** The address, without a final `/`, under which whoever asks reaches the services. */
  direccion: string;
  /** Its User-Agent; `null` when there is none. */
  agente: string | null;
  /** Digest of the session's token; `null` without a session. */
  huella: string | null;
  clave: string | undefined;
  /** The body as it arrives, on the calls that take bytes instead of JSON. */
  flujo: Flujo | null;
}

export interface Flujo {
  contenido: Readable;
  /** The Content-Type; '' when there is none. */
  tipo: string;
  /** The Content-Length; `null` when there is none. */
  tamanoDeclarado: number | null;
}

export interface Respuesta {
  estado: number;
  /** Sent as JSON, or as it is when `cabeceras` says what it is. */
  cuerpo?: unknown;
  cabeceras?: Readonly<Record<string, string>>;
  /** Whose the call was, where no session says it. */
  quien?: Id;
}

export type Manejador = (peticion: Peticion, servicios: ServiciosServidor) => Promise<Respuesta>;

type Esquema = z.ZodMiniType;

/** A call: who answers it, and what is said of it to whoever makes it. */
export interface Llamada {
  resumen: string;
  cuerpo?: Esquema;
  /** What may be asked in the address. */
  consulta?: Esquema;
  respuesta?: Esquema;
  /** How the rows are wrapped when the answer is a list. */
  lista?: 'data' | 'arreglo';
  /** What else is beside the rows of a `data`. */
  junto?: z.ZodMiniObject;
  /** Status of success; 200 unless given. */
  estado?: 200 | 201 | 202 | 204;
  /** Reports, papers and what reads many rows are heavy; of a list, a short page is as light as a record. */
  pesa?: 'SIEMPRE' | 'SEGUN_LO_PEDIDO';
  /** Calls per minute and address, of what anyone may write without a session, and of what takes long. */
  porMinuto?: number;
  /** Bytes of a body with many rows; every other has the common limit. */
  cuerpoMaximo?: number;
  /** How long its answer is kept with its Idempotency-Key: see `una-sola-vez`. */
  unaSolaVezMs?: number;
  atender: Manejador;
}

/** By `METHOD /path`, as in the policy table. */
export type Llamadas = Readonly<Record<string, Llamada>>;

/** Those of a section: one that its manifest names and nobody answers does not compile. */
export type LlamadasDe<A extends Api> = { readonly [K in keyof A['llamadas']]: Llamada };

export const exigirActor = ({ actor }: Peticion): ActorPeticion => {
  if (!actor) throw new ErrorAplicacion('NO_AUTENTICADO', 'Inicie sesión para continuar');
  return actor;
};

/** Digest of the token of a request that has a session. */
export const exigirHuella = ({ huella }: Peticion): string => {
  if (!huella) throw new ErrorAplicacion('NO_AUTENTICADO', 'Inicie sesión para continuar');
  return huella;
};

type Atencion = (servicios: ServiciosPeticion, peticion: Peticion) => Promise<Respuesta>;

const en =
  (modo: 'leer' | 'listar' | 'escribir') =>
  (atender: Atencion): Manejador =>
  (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo[modo](exigirActor(peticion), (servicios) => atender(servicios, peticion));

/** Whoever is signed in is answered out of what is stored. */
export const alLeer = en('leer');

/** The same, out of what reads many rows. */
export const alListar = en('listar');

/** Whoever is signed in is answered inside a transaction: what it does is stored whole, or nothing is. */
export const alEscribir = en('escribir');

export const ok = (cuerpo: unknown): Respuesta => ({ estado: 200, cuerpo });
export const creado = (cuerpo: unknown): Respuesta => ({ estado: 201, cuerpo });
export const comoPdf = (bytes: Uint8Array, nombre: string): Respuesta => ({
  estado: 200,
  cuerpo: Buffer.from(bytes),
  cabeceras: {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${nombre}.pdf"`,
  },
});
export const SIN_CONTENIDO: Respuesta = { estado: 204 };
