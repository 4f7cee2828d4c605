import type { OpcionesCreacion } from '@/application/shared/opciones';
import type {
  Arqueo,
  ArqueoNuevo,
  DatosArqueo,
  EfectivoEsperado,
} from '@/domain/mensualidades/cierres/arqueo-guardado';
import type { Caja } from '@/domain/mensualidades/recaudo';
import type { GenteDeEjemplo } from '@/domain/mensualidades/reglas-de-ejemplo';

export interface ArqueosDeCaja {
  /** Newest first: those of any of these days. */
  arqueos: readonly Arqueo[];
  /** What there should be in these days. */
  esperado: EfectivoEsperado;
}

/** The counts of the cash drawer: they are only added to. */
export interface LibroDeArqueos {
  /** `null` when the service does not offer it. Throws VALIDACION for a range that is not one. */
  deCaja(caja: Caja): Promise<ArqueosDeCaja | null>;
  /** Keeps what `armar` says, on what the rows say that there should be (the service decides by itself). */
  guardar(
    datos: DatosArqueo,
    armar: (esperado: EfectivoEsperado, ejemplos?: GenteDeEjemplo) => ArqueoNuevo,
    opciones?: OpcionesCreacion,
  ): Promise<Arqueo>;
}
