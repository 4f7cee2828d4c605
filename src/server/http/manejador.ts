import type { Readable } from 'node:stream';
import type { ActorPeticion, ServiciosServidor } from '@/application/servicios/servicios-servidor';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

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
}

export type Manejador = (peticion: Peticion, servicios: ServiciosServidor) => Promise<Respuesta>;

/** Keyed by `METHOD /path`, as in the policy table. */
export type Manejadores = Readonly<Record<string, Manejador>>;

export const exigirActor = ({ actor }: Peticion): ActorPeticion => {
  if (!actor) throw new ErrorAplicacion('NO_AUTENTICADO', 'Inicie sesión para continuar');
  return actor;
};

/** Digest of the token of a request that has a session. */
export const exigirHuella = ({ huella }: Peticion): string => {
  if (!huella) throw new ErrorAplicacion('NO_AUTENTICADO', 'Inicie sesión para continuar');
  return huella;
};

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
