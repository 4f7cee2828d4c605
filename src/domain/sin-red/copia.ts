import { esquemaAcudiente } from '@/domain/acudientes/acudiente';
import { type Configuracion, esquemaConfiguracion } from '@/domain/configuracion/configuracion';
import { esquemaFormato } from '@/domain/formatos/formato';
import { esquemaMensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { esquemaNovedad } from '@/domain/participantes/bitacora/novedad';
import {
  novedadesParaConsulta,
  sinNovedadesDeSalud,
} from '@/domain/participantes/bitacora/novedades-visibles';
import { esquemaEstancia } from '@/domain/participantes/estancias/estancia';
import { esquemaParticipante, type Participante, paraLista } from '@/domain/participantes/participante';
import { esquemaSede } from '@/domain/sedes/sede';
import { DIAS_SIN_RED, DIAS_SIN_RED_MAXIMO } from '@/domain/shared/constantes';
import { entero, leidoCon, listaLeida, unoDe } from '@/domain/shared/esquemas';
import { ROLES, type Rol, rolAlcanza } from '@/domain/shared/rol';
import { z } from '@/domain/shared/zod';

/** More people than any house has; past it, those of lower number, and it says so. */
export const PERSONAS_EN_COPIA = 500;

/** What the device of one person keeps: those in the house, and what is needed on a shift about them. */
export const esquemaCopia = z.object({
  /** What it may be compared with: two that say the same have the same one. */
  marca: z.string(),
  rol: unoDe(ROLES),
  dias: leidoCon(entero(1, DIAS_SIN_RED_MAXIMO), DIAS_SIN_RED),
  /** False when there were more people than fit. */
  completa: leidoCon(z.boolean(), true),
  participantes: listaLeida(esquemaParticipante),
  acudientes: listaLeida(esquemaAcudiente),
  sedes: listaLeida(esquemaSede),
  estancias: listaLeida(esquemaEstancia),
  mensualidades: listaLeida(esquemaMensualidadConSaldo),
  novedades: listaLeida(esquemaNovedad),
  formatos: listaLeida(esquemaFormato),
  configuracion: esquemaConfiguracion,
});
export type Copia = z.output<typeof esquemaCopia>;

/** Asked for with the mark of one that says the same, it is not sent again. */
export const esquemaCopiaPedida = z.union([z.object({ igual: z.literal(true) }), esquemaCopia]);

export type DatosDeCopia = Pick<
  Copia,
  'participantes' | 'acudientes' | 'sedes' | 'estancias' | 'mensualidades' | 'novedades' | 'formatos'
>;

type AjustesDeCopia = Pick<Configuracion, 'dias_sin_red' | 'salud_sin_red'>;

export const diasDeCopia = ({ dias_sin_red }: AjustesDeCopia): number => dias_sin_red ?? DIAS_SIN_RED;

/** Whether health data may be kept on a device of that role. */
export const llevaSalud = (rol: Rol, { salud_sin_red }: AjustesDeCopia): boolean =>
  salud_sin_red === true && rolAlcanza(rol, 'ADMINISTRADOR');

/** What that role may keep of it: without leave, the fields are not there at all, and neither is what the log says of health. */
export const recortarCopia = (datos: DatosDeCopia, rol: Rol, ajustes: AjustesDeCopia): DatosDeCopia =>
  llevaSalud(rol, ajustes)
    ? datos
    : {
        ...datos,
        participantes: datos.participantes.map((persona) => paraLista(persona) as Participante),
        novedades: rolAlcanza(rol, 'ADMINISTRADOR')
          ? sinNovedadesDeSalud(datos.novedades)
          : novedadesParaConsulta(datos.novedades),
      };
