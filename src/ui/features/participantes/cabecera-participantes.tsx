import { ClipboardList, Upload, UserPlus } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@/ui/shared/button';
import { PageHeader } from '@/ui/shared/page-header';
import type { Exportacion } from '../shared/exportacion/exportar';
import { MenuExportar } from '../shared/exportacion/menu-exportar';
import { BotonEnlace } from '../shared/panel/boton-enlace';

type CabeceraParticipantesProps<T> = {
  puedeEscribir: boolean;
  alCrear: () => void;
  alImportar: () => void;
  exportar: () => Promise<Exportacion<T>>;
};

export const BotonNuevo = ({ alCrear }: { alCrear: () => void }) => (
  <Button variant="solid" icon={<UserPlus />} onClick={alCrear}>
    Nuevo participante
  </Button>
);

function Cabecera<T>({ puedeEscribir, alCrear, alImportar, exportar }: CabeceraParticipantesProps<T>) {
  return (
    <PageHeader
      title="Participantes"
      action={puedeEscribir ? <BotonNuevo alCrear={alCrear} /> : null}
      secondary={
        <>
          <BotonEnlace variant="outline" to="/participantes/censo">
            <ClipboardList aria-hidden />
            Censo
          </BotonEnlace>
          {puedeEscribir ? (
            <>
              <Button icon={<Upload />} onClick={alImportar}>
                Importar
              </Button>
              <MenuExportar preparar={exportar} />
            </>
          ) : null}
        </>
      }
    />
  );
}

/** Not drawn again with each page of the list. */
export const CabeceraParticipantes = memo(Cabecera) as typeof Cabecera;
