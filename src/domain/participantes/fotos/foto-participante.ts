import { analizar } from '@/domain/shared/analizar';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { esquemaId, leido, texto } from '@/domain/shared/esquemas';
import { esFotoIncrustada } from '@/domain/shared/foto';
import type { Referencia } from '@/domain/shared/integridad';
import { z } from '@/domain/shared/zod';

/** Characters of an address that carries a picture: some 150 kB to recognise somebody, and some 9 beside a name. */
const IMAGEN_MAXIMA = 200_000;
const MINIATURA_MAXIMA = 12_000;

const incrustada = (max: number) =>
  z.pipe(texto(1, max), z.string().check(z.refine(esFotoIncrustada, 'Elija una imagen JPG, PNG o WEBP')));

/** Body of PUT /participantes/{id}/foto: the same picture twice, each carried in its own address. */
export const esquemaDatosFoto = z.strictObject({
  imagen: incrustada(IMAGEN_MAXIMA),
  miniatura: incrustada(MINIATURA_MAXIMA),
});
export type DatosFoto = z.output<typeof esquemaDatosFoto>;

/** The picture of somebody, to recognise them; `null` while they have none. */
export const esquemaFoto = z.object({ participante_id: esquemaId, imagen: leido(z.string()) });
export type Foto = z.output<typeof esquemaFoto>;

/** The small one, to see beside a name. */
export const esquemaMiniatura = z.object({ participante_id: esquemaId, miniatura: z.string() });
export type Miniatura = z.output<typeof esquemaMiniatura>;

export const PARTICIPANTE_DE_FOTO: Referencia<Pick<Foto, 'participante_id'>> = {
  nombre: 'fotos_de_participantes_participante',
  campo: 'participante_id',
  noExiste: 'El participante no existe',
  enUso: 'No se puede eliminar el participante: tiene una foto',
};

/** Throws VALIDACION. */
export const validarDatosFoto = (entrada: unknown): DatosFoto =>
  analizar(esquemaDatosFoto, entrada, { campos: ['imagen', 'miniatura'], mensaje: 'Elija una foto' });

/** A face tells that somebody is in treatment: it is kept while they allow it, as their health data. */
export const errorSinAutorizacion = () => errorValidacion('Primero registre la autorización de datos');
