import { Box } from '@chakra-ui/react/box';
import { Pencil } from 'lucide-react';
import { CAMPOS_SEDE } from '@/domain/sedes/campos-sede';
import { direccionConMunicipio, type Sede } from '@/domain/sedes/sede';
import { AREAS } from '@/domain/shared/area';
import type { Id } from '@/domain/shared/id';
import { describirCon } from '@/ui/panel/comun/datos/describir-cambio';
import { EditadoPor } from '@/ui/panel/comun/datos/editado-por';
import { HistorialCambios } from '@/ui/panel/comun/datos/historial-cambios';
import { lineasDeCampos } from '@/ui/panel/comun/datos/lineas-de-campos';
import { SeccionDetalle } from '@/ui/panel/comun/datos/seccion-detalle';
import { TelefonoContacto } from '@/ui/panel/comun/datos/telefono-contacto';
import { ConRegistro } from '@/ui/panel/comun/formulario/con-registro';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { marcaDeFicha } from '@/ui/panel/comun/sin-red/marca-de-registro';
import { Button } from '@/ui/shared/button';
import { DetailDialog } from '@/ui/shared/detail-dialog';
import { MoreActions } from '@/ui/shared/more-actions';
import { accionesSede, type ManejadoresSede } from '../acciones-sede';
import { BarraOcupacion } from '../barra-ocupacion';
import { EstadoSedeTag } from '../estado-sede-tag';
import { ETIQUETAS_SEDE, valorEnPalabras } from '../etiquetas-sede';
import { LUGARES } from '../lugares-sede';
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

const describirCambio = describirCon(ETIQUETAS_SEDE, valorEnPalabras);

function Ficha({ sede, hacer, onClose }: Omit<DetalleSedeProps, 'id'> & { sede: Sede }) {
  const { servicios } = usePanel();
  const esAdministrador = useEsAdministrador();
  const acciones = accionesSede(sede, hacer, esAdministrador).filter(({ id }) => !YA_VISIBLES.has(id));
  return (
    <DetailDialog
      open
      onClose={onClose}
      size="md"
      title={sede.nombre}
      lead={marcaDeFicha(servicios, 'sede', sede.id)}
      items={lineasDeCampos({
        campos: CAMPOS_SEDE,
        lugares: LUGARES.datos,
        registro: sede,
        propias: {
          estado: { value: <EstadoSedeTag estado={sede.estado} /> },
          direccion: { value: direccionConMunicipio(sede) },
          telefono: { value: sede.telefono ? <TelefonoContacto telefono={sede.telefono} /> : null },
        },
      })}
      actions={
        <>
          <MoreActions actions={acciones} LinkComponent={EnlacePanel} />
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
