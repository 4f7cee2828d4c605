import type { ExpedienteDeCobro, Gestion } from '@/domain/mensualidades/cobranza/gestion';
import {
  ETIQUETA_CANAL,
  ETIQUETA_INICIATIVA,
  ETIQUETA_MEDIO_AUTORIZACION,
  ETIQUETA_RESULTADO,
} from '@/domain/mensualidades/cobranza/opciones-gestion';
import { estaAutorizado, motivoEnPalabras } from '@/domain/mensualidades/cobranza/puede-contactar';
import { type FechaCalendario, fechaEnBogota } from '@/domain/shared/fechas';
import { diaYHora } from '@/ui/panel/comun/exportacion/dia-y-hora';
import type { Exportacion } from '@/ui/panel/comun/exportacion/exportar';
import { numeroDeDocumento } from '@/ui/panel/comun/exportacion/numero-de-documento';

/** The authorisation under which somebody was contacted that day. */
const autorizacionDe = (
  canales: ExpedienteDeCobro['canales'],
  { canal, momento }: Gestion,
): string | null => {
  const dia = fechaEnBogota(new Date(momento));
  const suya = canales.find((uno) => estaAutorizado([uno], canal, dia));
  return suya ? `${suya.autorizado_en}, ${ETIQUETA_MEDIO_AUTORIZACION[suya.medio].toLowerCase()}` : null;
};

/** Everything that was done with one person, as proof. */
export const prepararGestiones = (
  { pagador, canales, gestiones }: ExpedienteDeCobro,
  hoy: FechaCalendario,
): Exportacion<Gestion> => ({
  nombre: `gestiones-de-cobro-${pagador.clave}-${hoy}`,
  hoja: 'Gestiones de cobro',
  filas: gestiones,
  columnas: [
    { titulo: 'Persona', valor: () => pagador.nombre },
    { titulo: 'Documento', valor: () => numeroDeDocumento(pagador.documento) },
    { titulo: 'Cuándo', tipo: 'INSTANTE', valor: ({ momento }) => diaYHora(momento) },
    { titulo: 'Canal', valor: ({ canal }) => ETIQUETA_CANAL[canal] },
    { titulo: 'Quién buscó a quién', valor: ({ iniciativa }) => ETIQUETA_INICIATIVA[iniciativa] },
    { titulo: 'Resultado', valor: ({ resultado }) => ETIQUETA_RESULTADO[resultado] },
    { titulo: 'Prometió pagar el', tipo: 'FECHA', valor: ({ promesa_fecha }) => promesa_fecha },
    { titulo: 'Valor prometido', tipo: 'DINERO', valor: ({ promesa_valor }) => promesa_valor },
    { titulo: 'Canal autorizado desde', valor: (gestion) => autorizacionDe(canales, gestion) },
    { titulo: 'Nota', valor: ({ nota }) => nota },
    { titulo: 'Registró', valor: ({ registrado_por }) => registrado_por },
    { titulo: 'Registrada', tipo: 'INSTANTE', valor: ({ creado_en }) => diaYHora(creado_en) },
    { titulo: 'Anotada después', valor: ({ posterior }) => (posterior ? 'Sí' : 'No') },
    {
      titulo: 'Fuera de regla',
      valor: ({ fuera_de_regla }) => (fuera_de_regla ? motivoEnPalabras(fuera_de_regla) : null),
    },
  ],
});
