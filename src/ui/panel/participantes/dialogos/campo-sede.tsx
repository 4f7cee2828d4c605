import { useWatch } from 'react-hook-form';
import { ocupaCupo } from '@/domain/participantes/estado-participante';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import type { Area } from '@/domain/shared/area';
import { CampoOpciones } from '@/ui/panel/comun/formulario/campo-controlado';
import { useSedesConLugar } from '../use-opciones-sede';

type CampoSedeProps = {
  label: string;
  required?: boolean;
  /** Who would live there. */
  participante: ParticipanteListado;
  /** Whether they would take a place. */
  exigirCupo: boolean;
};

/** The sede where somebody goes to live, each with its places for the area that the form says; a full one cannot be chosen. */
export function CampoSede({ label, required, participante, exigirCupo }: CampoSedeProps) {
  const area: Area | '' = useWatch({ name: 'area' });
  const { estado, sede_id } = participante;
  const sedes = useSedesConLugar({
    area: area || null,
    propia: ocupaCupo(estado) && participante.area === area ? sede_id : null,
    exigirCupo,
  });
  return <CampoOpciones nombre="sede_id" label={label} required={required} {...sedes} />;
}
