import { Printer } from 'lucide-react';
import type { Participante } from '@/domain/participantes/participante';
import { Menu } from '@/ui/shared/menu';
import { accionesParticipante, type ManejadoresParticipante } from '../acciones-participante';

/** Already beside the menu as buttons, or the dialog itself. */
const YA_VISIBLES = new Set(['ver', 'editar', 'ingreso', 'egreso']);

type MenuParticipanteProps = {
  participante: Participante;
  hacer: ManejadoresParticipante;
  imprimir: () => void;
};

export function MenuParticipante({ participante, hacer, imprimir }: MenuParticipanteProps) {
  const acciones = accionesParticipante(participante, hacer, true).filter(({ id }) => !YA_VISIBLES.has(id));
  const impresion = { id: 'imprimir', label: 'Imprimir', icon: <Printer />, onSelect: imprimir };
  return <Menu label="Más acciones" trigger="Más acciones" actions={[impresion, ...acciones]} />;
}
