import { type EstadoDeFirma, estadoDeFirma } from '@/application/shared/estado-de-firma';
import type { LlaveDeHistoria } from '@/application/shared/secretos.port';
import type { FallaDeCadena } from '@/domain/actividad/cadena-de-actividad';
import { type SelloGuardado, textoDelSello } from '@/domain/actividad/sello-de-historia';

const MOTIVOS: Readonly<Record<EstadoDeFirma, FallaDeCadena['motivo'] | null>> = {
  BUENA: null,
  FALSA: 'SELLO_FALSO',
  AJENA: 'OTRA_CLAVE',
};

/** What is wrong with that seal by itself; `null` when it was made with this key. */
export const fallaDeSello = (llave: LlaveDeHistoria, sello: SelloGuardado): FallaDeCadena['motivo'] | null =>
  MOTIVOS[estadoDeFirma(llave, sello, textoDelSello(sello))];
