import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import { z } from '@/domain/shared/zod';

/** After the manifest, whose text it signs: the manifest has the digest of every other part. */
export const RUTA_FIRMA = 'firma.json';

const esquemaFirma = z.object({ clave: z.string(), firma: z.string() });

/** `clave` tells one key from another, and nothing about it. */
export type FirmaDeRespaldo = z.output<typeof esquemaFirma>;

/** Begins as nothing else that the same key signs, so that no signature serves for another thing. */
export const textoFirmado = (manifiesto: string): string => JSON.stringify(['respaldo', manifiesto]);

export const escribirFirma = (firma: FirmaDeRespaldo): string => `${JSON.stringify(firma)}\n`;

/** Throws ErrorRespaldo. */
export const leerFirma = (texto: string): FirmaDeRespaldo => {
  try {
    return esquemaFirma.parse(JSON.parse(texto));
  } catch {
    throw errorRespaldo('El respaldo está dañado: su firma no se puede leer.');
  }
};

/** What can be told here of who made a backup. `aqui` is the key of this place; `null` when it has none. */
export type Procedencia =
  | { firma: 'COMPROBADA'; clave: string }
  | { firma: 'DE_OTRA_CLAVE'; clave: string; aqui: string | null }
  | { firma: 'SIN_FIRMA' };

const CONFIAR =
  'usted lo guardó donde nadie más podía cambiarlo, agregue --sin-comprobar-firma: se restaura sin saber si lo cambiaron.';

const explicar = (procedencia: Exclude<Procedencia, { firma: 'COMPROBADA' }>): string => {
  if (procedencia.firma === 'SIN_FIRMA')
    return `El respaldo no está firmado: lo hizo una versión anterior del programa, o alguien le quitó la firma. Si ${CONFIAR}`;
  const { clave, aqui } = procedencia;
  const que = aqui
    ? `El respaldo está firmado con otra clave (${clave}; la de aquí es ${aqui}): lo hizo otra instalación, o la clave cambió.`
    : `El respaldo está firmado (clave ${clave}) y aquí no hay con qué comprobarlo.`;
  const hacer =
    'Ponga en AUDIT_KEY, o nombre con AUDIT_KEY_FILE, la clave con que se hizo: la AUDIT_KEY o el archivo clave-historia de entonces.';
  return `${que} ${hacer} Si se perdió y ${CONFIAR}`;
};

/** Throws ErrorRespaldo, unless somebody takes it on purpose, for one whose signature cannot be checked here. */
export const exigirProcedencia = (procedencia: Procedencia, sinComprobar: boolean): void => {
  if (procedencia.firma !== 'COMPROBADA' && !sinComprobar) throw errorRespaldo(explicar(procedencia));
};
