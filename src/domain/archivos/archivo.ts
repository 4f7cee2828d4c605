import { leido, listaLeida } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

export const esquemaArchivo = z.object({
  name: z.string(),
  path: leido(z.string()),
  /** Bytes. */
  size: leido(z.number()),
  contentType: leido(z.string()),
  updatedAt: leido(z.string()),
});
export type Archivo = z.output<typeof esquemaArchivo>;

export const esquemaCarpeta = z.object({
  name: z.string(),
  path: leido(z.string()),
  /** Only for ADMINISTRADOR, by a mark of its own; nobody else is told that there are any. */
  reserved: z.optional(leido(z.boolean())),
});
export type Carpeta = z.output<typeof esquemaCarpeta>;

/** GET /storage/list. */
export const esquemaListado = z.object({
  files: listaLeida(esquemaArchivo),
  folders: listaLeida(esquemaCarpeta),
});
export type Listado = z.output<typeof esquemaListado>;

/** A file a person chose; its bytes stay with whoever can send them. */
export interface ArchivoElegido {
  name: string;
  size: number;
  type: string;
}

/** How every store shows a folder. */
export const ordenarListado = ({ files, folders }: Listado): Listado => {
  const porNombre = (a: { name: string }, b: { name: string }) =>
    a.name.localeCompare(b.name, 'es', { numeric: true });
  return { files: [...files].sort(porNombre), folders: [...folders].sort(porNombre) };
};
