import { Box } from '@chakra-ui/react/box';
import { Pencil } from 'lucide-react';
import { direccionConMunicipio, type Sede } from '@/domain/sedes/sede';
import { AREAS } from '@/domain/shared/area';
import type { Id } from '@/domain/shared/id';
import { Button } from '@/ui/shared/button';
import { DetailDialog } from '@/ui/shared/detail-dialog';
import { Menu } from '@/ui/shared/menu';
import { describirCon } from '../../shared/datos/describir-cambio';
import { EditadoPor } from '../../shared/datos/editado-por';
import { HistorialCambios } from '../../shared/datos/historial-cambios';
import { SeccionDetalle } from '../../shared/datos/seccion-detalle';
import { TelefonoContacto } from '../../shared/datos/telefono-contacto';
import { ConRegistro } from '../../shared/formulario/con-registro';
import { EnlacePanel } from '../../shared/panel/enlace-panel';
import { useEsAdministrador } from '../../shared/panel/use-es-administrador';
import { usePanel } from '../../shared/panel/use-panel';
import { accionesSede, type ManejadoresSede } from '../acciones-sede';
import { BarraOcupacion } from '../barra-ocupacion';
import { EstadoSedeTag } from '../estado-sede-tag';
import { ETIQUETAS_SEDE as E, valorEnPalabras } from '../etiquetas-sede';
import { consultaSede } from '../sedes.queries';

type DetalleSedeProps = { id: Id; hacer: ManejadoresSede; onClose: () => void };

export default function DetalleSede({ id, ...resto }: DetalleSedeProps) {
  const { servicios } = usePanel();
  return (
    <ConRegistro consulta={consultaSede(servicios, id)} titulo="Sede" lista="sedes" onClose={resto.onClose}>
      {(sede) => <Ficha sede={sede} {...resto} />}
    </ConRegistro>
  );
}

/** Already beside the menu as a button, or the dialog itself. */
const YA_VISIBLES = new Set(['ver', 'editar']);

const describirCambio = describirCon(E, valorEnPalabras);

function Ficha({ sede, hacer, onClose }: Omit<DetalleSedeProps, 'id'> & { sede: Sede }) {
  const esAdministrador = useEsAdministrador();
  const acciones = accionesSede(sede, hacer, esAdministrador).filter(({ id }) => !YA_VISIBLES.has(id));
  return (
    <DetailDialog
      open
      onClose={onClose}
      size="md"
      title={sede.nombre}
      items={[
        { label: E.estado, value: <EstadoSedeTag estado={sede.estado} /> },
        { label: E.responsable, value: sede.responsable },
        { label: E.direccion, value: direccionConMunicipio(sede) },
        { label: E.telefono, value: sede.telefono ? <TelefonoContacto telefono={sede.telefono} /> : null },
      ]}
      actions={
        <>
          <Menu label="Más acciones" trigger="Más acciones" actions={acciones} LinkComponent={EnlacePanel} />
          {esAdministrador && sede.archivado_en === null ? (
            <Button variant="solid" icon={<Pencil />} onClick={() => hacer.editar(sede)}>
              Editar
            </Button>
          ) : null}
        </>
      }
    >
      <SeccionDetalle titulo="Ocupación">
        <Box display="grid" gridTemplateColumns="repeat(auto-fit, minmax(12rem, 1fr))" gap="6">
          {AREAS.map((area) => (
            <BarraOcupacion key={area} sede={sede} area={area} />
          ))}
        </Box>
      </SeccionDetalle>
      <HistorialCambios entidad="sede" id={sede.id} describirCambio={describirCambio} />
      <Box as="p" textStyle="ayuda" marginTop="6">
        <EditadoPor {...sede} />
      </Box>
    </DetailDialog>
  );
}
