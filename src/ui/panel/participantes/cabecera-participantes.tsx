import { FileText, Upload, UserPlus } from 'lucide-react';
import { memo } from 'react';
import type { EstadoParticipante } from '@/domain/participantes/estado-participante';
import { Button } from '@/ui/shared/button';
import { PageHeader } from '@/ui/shared/page-header';
import type { Exportacion } from '../comun/exportacion/exportar';
import { useExportar } from '../comun/exportacion/menu-exportar';
import { EnlacePanel } from '../comun/panel/enlace-panel';
import { PestanasDeEstado } from './pestanas-de-estado';

type CabeceraParticipantesProps<T> = {
  estado: EstadoParticipante | undefined;
  puedeEscribir: boolean;
  alCrear: () => void;
  alImportar: () => void;
  exportar: () => Promise<Exportacion<T>>;
};

const NUEVO = { id: 'nuevo', label: 'Nuevo participante', icon: <UserPlus /> };

export const BotonNuevo = ({ alCrear }: { alCrear: () => void }) => (
  <Button variant="solid" icon={NUEVO.icon} onClick={alCrear}>
    {NUEVO.label}
  </Button>
);

function Cabecera<T>({
  estado,
  puedeEscribir,
  alCrear,
  alImportar,
  exportar,
}: CabeceraParticipantesProps<T>) {
  const exportacion = useExportar(exportar);
  const censo = { id: 'censo', label: 'Censo', icon: <FileText />, href: '/participantes/censo' };
  const importar = { id: 'importar', label: 'Importar', icon: <Upload />, onSelect: alImportar };
  return (
    <PageHeader
      title="Participantes"
      action={puedeEscribir ? { ...NUEVO, onSelect: alCrear } : null}
      more={puedeEscribir ? [censo, importar, exportacion] : [censo]}
      LinkComponent={EnlacePanel}
      tabs={<PestanasDeEstado estado={estado} />}
    />
  );
}

/** Not drawn again with each page of the list. */
export const CabeceraParticipantes = memo(Cabecera) as typeof Cabecera;
