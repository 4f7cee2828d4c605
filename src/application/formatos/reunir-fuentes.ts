import type { FuentesFormato, LectoresFormato } from '@/application/formatos/fuentes-formato';
import type { GrupoVariables } from '@/domain/formatos/variables-formato';
import type { Participante } from '@/domain/participantes/participante';

/** Reads what the papers name, and nothing else. */
export const reunirFuentes = async (
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
