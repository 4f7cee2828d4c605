import type { GenteDelPagador } from '@/application/mensualidades/reunir-estado-de-pagador';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type {
  EnlaceCreado,
  EnlaceDeCuenta,
  EnlaceGuardado,
  EnlaceNuevo,
} from '@/domain/mensualidades/enlaces/enlace-de-cuenta';
import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import type { Id } from '@/domain/shared/id';

/** Who pays and what they owe, with what decides of whom they may be told. */
export interface CuentaVista {
  gente: GenteDelPagador;
  estado: EstadoDePagador;
  /** Of the people whom they pay for, those who withdrew the authorisation to use their data. */
  retirados: readonly Id[];
}

/** The links by which families see their account. Of the token in one only a digest is kept. */
export interface EnlacesDeCuenta {
  /** Of the person of that `clave`, newest first; `null` when there is no such row, or the service does not offer it. */
  listar(clave: string): Promise<readonly EnlaceDeCuenta[] | null>;
  /** Keeps what `decidir` says (the service decides by itself). The address is told here and never again. Throws NO_ENCONTRADO. */
  crear(
    clave: string,
    decidir: (vista: CuentaVista) => EnlaceNuevo,
    opciones?: OpcionesCreacion,
  ): Promise<EnlaceCreado>;
  /** From then on it opens nothing. `revisar` looks at it as it is stored (the service does it by itself). Throws NO_ENCONTRADO. */
  revocar(
    id: Id,
    revisar: (antes: EnlaceDeCuenta) => void,
    opciones?: OpcionesCreacion,
  ): Promise<EnlaceDeCuenta>;
}

/** What the server asks when somebody comes with a link. */
export interface PuertaDeLaFamilia {
  /** The link of that digest, whatever became of it. */
  buscar(huella: string): Promise<EnlaceGuardado | null>;
  /** `null` when there is no such row any more. */
  mirar(clave: string): Promise<CuentaVista | null>;
  /** One more opening; in the history when `seAnota` says so of the last line that it left. */
  anotarApertura(id: Id, seAnota: (anotado_en: string | null) => boolean): Promise<void>;
}
