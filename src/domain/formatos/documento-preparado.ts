import type { FormatoEnLista } from '@/domain/formatos/formato';
import type { BloqueRelleno } from '@/domain/formatos/rellenar-formato';
import type { VariableFormato } from '@/domain/formatos/variables-formato';

/** The foundation, as the head of its papers names it. */
export interface FundacionDelDocumento {
  nombre: string;
  nit: string | null;
  direccion: string | null;
  municipio: string | null;
  telefono: string | null;
  correo: string | null;
}

/** A template filled for one person, ready to be seen or put on paper. */
export interface DocumentoPreparado {
  formato: FormatoEnLista;
  fundacion: FundacionDelDocumento;
  bloques: readonly BloqueRelleno[];
  /** What nobody has registered: a line to write on takes its place. */
  faltantes: readonly VariableFormato[];
  /** Health data that stays out: a line to write on takes its place. */
  reservadas: readonly VariableFormato[];
  /** What deserves a second look without stopping anyone. */
  advertencias: readonly string[];
  /** Why it must not be issued now; `null` when it may be. */
  impedimento: string | null;
}

/** What several papers lack, each once. */
export const faltantesDe = (documentos: readonly DocumentoPreparado[]): VariableFormato[] => [
  ...new Set(documentos.flatMap(({ faltantes }) => faltantes)),
];
