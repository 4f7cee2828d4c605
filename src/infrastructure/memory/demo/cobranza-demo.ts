import { esPagador } from '@/domain/acudientes/quien-paga';
import { type Gestion, gestionEnHistoria } from '@/domain/mensualidades/cobranza/gestion';
import { clavePagador } from '@/domain/shared/clave-pagador';
import { type FechaCalendario, sumarDias } from '@/domain/shared/fechas';
import type { BaseMemoria } from '../shared/base-memoria';
import { ADMINISTRADOR_DEMO, mananaDe } from './firma-demo';

const firmadoEl = (dia: FechaCalendario) => ({
  registrado_por: ADMINISTRADOR_DEMO,
  creado_en: mananaDe(dia),
});

const SIN_MAS = {
  iniciativa: 'FUNDACION',
  promesa_fecha: null,
  promesa_valor: null,
  nota: null,
  fuera_de_regla: null,
  posterior: false,
} as const;

/** What somebody was told two weeks ago, every third one of them. */
const unaGestion = (
  n: number,
  dia: FechaCalendario,
  hoy: FechaCalendario,
): Omit<Gestion, 'id' | 'clave'> | null => {
  const comun = { ...SIN_MAS, momento: mananaDe(dia), ...firmadoEl(dia) };
  if (n % 9 === 0)
    return {
      ...comun,
      canal: 'LLAMADA',
      resultado: 'PROMESA',
      promesa_fecha: sumarDias(hoy, 6),
      promesa_valor: 400_000,
    };
  return n % 3 === 0 ? { ...comun, canal: 'WHATSAPP', resultado: 'ENVIADO' } : null;
};

/** Most of those who pay said by which channel they may be told; some were told already. */
export const sembrarCobranza = (base: BaseMemoria, hoy: FechaCalendario): void => {
  const { acudientes, canalesDeCobro, gestionesDeCobro } = base;
  const dia = sumarDias(hoy, -14);
  for (const [n, { id, id_participante }] of acudientes.todas().filter(esPagador).entries()) {
    const dueno = { id_acudiente: id, participante_id: id_participante };
    const clave = clavePagador({ id_acudiente: id, participante_id: null });
    if (n % 5 === 4) continue;
    for (const canal of n % 3 === 0 ? (['WHATSAPP', 'LLAMADA'] as const) : (['WHATSAPP'] as const)) {
      const autorizado = {
        id: canalesDeCobro.length + 1,
        clave,
        canal,
        autorizado_en: sumarDias(hoy, -90),
        medio: 'FIRMADO' as const,
        retirado_en: null,
        ...firmadoEl(sumarDias(hoy, -90)),
      };
      canalesDeCobro.push({ ...autorizado, ...dueno });
      base.anotar('canal_de_cobro', autorizado.id, { accion: 'CREAR', antes: null, despues: autorizado });
    }
    const hecha = unaGestion(n, dia, hoy);
    if (!hecha) continue;
    const gestion = { id: gestionesDeCobro.length + 1, clave, ...hecha };
    gestionesDeCobro.push({ ...gestion, ...dueno });
    base.anotar('gestion_de_cobro', gestion.id, {
      accion: 'CREAR',
      antes: null,
      despues: gestionEnHistoria(gestion),
    });
  }
};
