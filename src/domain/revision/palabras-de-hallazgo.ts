import type { MotivoDeHallazgo } from '@/domain/revision/hallazgo';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { VALOR_SOSPECHOSO } from '@/domain/shared/dinero/valor-sospechoso';

/** What there is so many of: `3 personas coinciden en documento`. */
const NOMBRES: Readonly<Record<MotivoDeHallazgo, readonly [uno: string, varios: string]>> = {
  DOCUMENTO_REPETIDO: ['persona coincide en documento', 'personas coinciden en documento'],
  DOCUMENTO_CON_OTRO_NOMBRE: [
    'acudiente comparte su documento con otro nombre',
    'acudientes comparten su documento con otro nombre',
  ],
  NOMBRE_REPETIDO: ['persona coincide en nombre y teléfono', 'personas coinciden en nombre y teléfono'],
  VALOR_PEQUENO: [
    `valor menor de ${formatearPesos(VALOR_SOSPECHOSO)}`,
    `valores menores de ${formatearPesos(VALOR_SOSPECHOSO)}`,
  ],
  DOCUMENTO_DUDOSO: ['documento que no se entiende', 'documentos que no se entienden'],
  TELEFONO_DUDOSO: ['teléfono que no se entiende', 'teléfonos que no se entienden'],
};

export const nombreDeHallazgo = (motivo: MotivoDeHallazgo, cuantos: number): string =>
  NOMBRES[motivo][cuantos === 1 ? 0 : 1];

/** What to look at before deciding. */
export const CONSEJO_DE_HALLAZGO: Readonly<Record<MotivoDeHallazgo, string>> = {
  DOCUMENTO_REPETIDO:
    'Si son la misma persona, deje la ficha que sirve, pase a ella lo que falte y archive la otra. Si son dos, corrija el documento.',
  DOCUMENTO_CON_OTRO_NOMBRE:
    'Su cuenta y sus mensajes son uno solo. Si son dos personas, corrija el documento de la que lo tiene mal. Si es la misma, escriba igual su nombre en las dos fichas.',
  NOMBRE_REPETIDO:
    'Si son la misma persona, deje la ficha que sirve y archive la otra. Si son dos, escriba el documento que falta.',
  VALOR_PEQUENO:
    'Casi siempre es un valor que se escribió con puntos y quedó sin los ceros: 850.000 como 850. Corríjalo o anúlelo.',
  DOCUMENTO_DUDOSO: 'Se conservó como estaba escrito. Abra la ficha y escríbalo de nuevo.',
  TELEFONO_DUDOSO: 'Se conservó como estaba escrito. Abra la ficha y escríbalo de nuevo.',
};
