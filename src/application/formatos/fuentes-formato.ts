import type { Acudiente } from '@/domain/acudientes/acudiente';
import type { EstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import type { Participante } from '@/domain/participantes/participante';
import type { Sede } from '@/domain/sedes/sede';
import type { Id } from '@/domain/shared/id';

/** The foundation as its administrator set it up. */
export interface FundacionDeFormatos {
  nombre: string;
  nit: string | null;
  telefonos: readonly string[];
  correo: string | null;
  direccion: string | null;
  municipio: string | null;
  /** Whole COP charged to whoever has no value of their own. */
  valor_mensualidad: number | null;
  dia_pago: number;
}

/** Where what a template says comes from. */
export interface LectoresFormato {
  participantes: { obtener(id: Id): Promise<Participante | null> };
  acudientes: { listarDeParticipante(participante: Id): Promise<readonly Acudiente[]> };
  sedes: { obtener(id: Id): Promise<Sede | null> };
  finanzas: { estadoDeCuenta(participante: Id): Promise<EstadoDeCuenta | null> };
  fundacion: { leer(): Promise<FundacionDeFormatos> };
}

/** What is known to fill one paper; `null` is what does not exist, or what that paper does not need. */
export interface FuentesFormato {
  participante: Participante;
  acudientes: readonly Acudiente[];
  sede: Sede | null;
  cuenta: EstadoDeCuenta | null;
  fundacion: FundacionDeFormatos;
}
