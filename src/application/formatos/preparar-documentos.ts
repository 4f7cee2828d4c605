import type { FormatoRepository } from '@/application/formatos/formato-repository.port';
import type { FuentesFormato, LectoresFormato } from '@/application/formatos/fuentes-formato';
import { valoresDeVariables } from '@/application/formatos/valores-de-variables';
import type { Reloj } from '@/application/shared/equipo.port';
import type { Permisos } from '@/application/shared/permisos.port';
import { variablesDe } from '@/domain/formatos/contenido-formato';
import type { DocumentoPreparado } from '@/domain/formatos/documento-preparado';
import { type Formato, sinContenido } from '@/domain/formatos/formato';
import { analizarMarcado } from '@/domain/formatos/marcado';
import { rellenarBloques } from '@/domain/formatos/rellenar-formato';
import { advertenciasDe, CODIGO_PAZ_Y_SALVO, impedimentoDe } from '@/domain/formatos/revisar-expedicion';
import {
  esVariableReservada,
  type GrupoVariables,
  grupoDeVariable,
} from '@/domain/formatos/variables-formato';
import { paqueteDeIngreso } from '@/domain/formatos/versiones-formato';
import { autorizacionVigente, type Participante } from '@/domain/participantes/participante';
import { encontrado } from '@/domain/shared/errores/errores-comunes';
import { fechaEnBogota } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

/** Reads what the papers name, and nothing else. */
const reunirFuentes = async (
  { acudientes, sedes, finanzas, fundacion }: LectoresFormato,
  participante: Participante,
  grupos: ReadonlySet<GrupoVariables>,
): Promise<FuentesFormato> => {
  const { id, sede_id } = participante;
  const conAcudientes = grupos.has('acudiente') || grupos.has('pagador');
  const [suyos, sede, cuenta, datos] = await Promise.all([
    conAcudientes ? acudientes.listarDeParticipante(id) : [],
    grupos.has('sede') && sede_id !== null ? sedes.obtener(sede_id) : null,
    grupos.has('cuenta') ? finanzas.estadoDeCuenta(id) : null,
    fundacion.leer(),
  ]);
  return { participante, acudientes: suyos, sede, cuenta, fundacion: datos };
};

interface Dependencias {
  formatos: Pick<FormatoRepository, 'listar' | 'obtener'>;
  lectores: LectoresFormato;
  permisos: Permisos;
  reloj: Reloj;
}

const gruposDe = (formatos: readonly Formato[]): Set<GrupoVariables> =>
  new Set(
    formatos.flatMap(({ codigo, contenido }) => [
      ...variablesDe(analizarMarcado(contenido)).map(grupoDeVariable),
      ...(codigo === CODIGO_PAZ_Y_SALVO ? (['cuenta'] as const) : []),
    ]),
  );

interface Situacion {
  fuentes: FuentesFormato;
  conReservados: boolean;
  ahora: Date;
}

const preparar = (formato: Formato, { fuentes, conReservados, ahora }: Situacion): DocumentoPreparado => {
  const hoy = fechaEnBogota(ahora);
  const bloques = analizarMarcado(formato.contenido);
  const valores = valoresDeVariables({ ...fuentes, formato, hoy });
  const variables = variablesDe(bloques);
  const oculta = (variable: (typeof variables)[number]) => esVariableReservada(variable) && !conReservados;
  const { nombre, nit, direccion, municipio, telefonos, correo } = fuentes.fundacion;
  const { participante, cuenta } = fuentes;
  return {
    formato: sinContenido(formato),
    fundacion: { nombre, nit, direccion, municipio, telefono: telefonos[0] ?? null, correo },
    bloques: rellenarBloques(bloques, { valores, conReservados }),
    faltantes: variables.filter((variable) => !oculta(variable) && !valores[variable]),
    reservadas: variables.filter(oculta),
    advertencias: advertenciasDe(formato, { ...participante, hoy }),
    impedimento: impedimentoDe(formato, { nombre: participante.nombre, saldo: cuenta?.saldo ?? null }),
  };
};

/** Health data needs both: who asks may see it, and the person still authorises it. */
const situar = async (
  { lectores, permisos, reloj }: Dependencias,
  participante: Participante,
  formatos: readonly Formato[],
): Promise<Situacion> => ({
  fuentes: await reunirFuentes(lectores, participante, gruposDe(formatos)),
  conReservados: autorizacionVigente(participante) && (await permisos.alcanza('ADMINISTRADOR')),
  ahora: reloj.ahora(),
});

/** One template filled for one person. Throws NO_ENCONTRADO. */
export const prepararDocumento =
  (deps: Dependencias) =>
  async (formato: Id, participante: Id): Promise<DocumentoPreparado> => {
    const [plantilla, persona] = await Promise.all([
      deps.formatos.obtener(formato),
      deps.lectores.participantes.obtener(participante),
    ]);
    const elegida = encontrado(plantilla, 'una plantilla', formato);
    const situacion = await situar(deps, encontrado(persona, 'un participante', participante), [elegida]);
    return preparar(elegida, situacion);
  };

/** Every paper of an admission, filled for one person. Throws NO_ENCONTRADO. */
export const prepararPaqueteDeIngreso =
  (deps: Dependencias) =>
  async (participante: Id): Promise<DocumentoPreparado[]> => {
    const persona = encontrado(
      await deps.lectores.participantes.obtener(participante),
      'un participante',
      participante,
    );
    const enLista = paqueteDeIngreso((await deps.formatos.listar()) ?? []);
    const leidas = await Promise.all(enLista.map(({ id }) => deps.formatos.obtener(id)));
    const plantillas = leidas.filter((plantilla) => plantilla !== null);
    const situacion = await situar(deps, persona, plantillas);
    return plantillas.map((plantilla) => preparar(plantilla, situacion));
  };
