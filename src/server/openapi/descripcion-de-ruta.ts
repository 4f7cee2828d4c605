import type { z } from '@/domain/shared/zod';

type Esquema = z.ZodMiniType;

export interface EsquemasDeRuta {
  resumen: string;
  cuerpo?: Esquema;
  consulta?: Esquema;
  respuesta?: Esquema;
  /** How the rows are wrapped when the answer is a list. */
  lista?: 'data' | 'arreglo';
  /** What else is beside the rows of a `data`. */
  junto?: z.ZodMiniObject;
  /** Status of success; 200 unless given. */
  estado?: 200 | 201 | 202 | 204;
}
