import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { orden } from '@/application/servicios/orden';
import { cambiarCanal } from '@/domain/mensualidades/cobranza/cambiar-canal';
import { validarDatosCanal } from '@/domain/mensualidades/cobranza/datos-gestion';
import type { ExpedienteDeCobro } from '@/domain/mensualidades/cobranza/gestion';
import {
  CANALES_AUTORIZABLES,
  ETIQUETA_CANAL,
  ETIQUETA_MEDIO_AUTORIZACION,
  MEDIOS_AUTORIZACION,
} from '@/domain/mensualidades/cobranza/opciones-gestion';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { useEscritura } from '@/ui/panel/comun/escritura/use-escritura';
import { CampoFecha } from '@/ui/panel/comun/formulario/campo-tecleado';
import { ModalFormulario } from '@/ui/panel/comun/formulario/modal-formulario';
import { resolverDominio } from '@/ui/panel/comun/formulario/resolver-dominio';
import { senalarCampos } from '@/ui/panel/comun/formulario/senalar-campos';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { toaster } from '@/ui/shared/toast-store';
import { CampoFichas } from './campo-fichas';
import { AFECTADAS_POR_GESTION } from './cobranza.queries';
import { ERRORES_DE_COBRANZA } from './errores-de-cobranza';

const ETIQUETAS = { canal: 'Canal', medio: 'Cómo lo autorizó', autorizado_en: 'Desde cuándo' } as const;

interface Valores {
  canal: (typeof CANALES_AUTORIZABLES)[number];
  medio: (typeof MEDIOS_AUTORIZACION)[number] | '';
  autorizado_en: string;
}

type FormularioCanalProps = { quien: { clave: string; nombre: string }; onClose: () => void };

/** By which channel somebody said that they may be told what they owe, and how they said it. */
export default function FormularioCanal({ quien, onClose }: FormularioCanalProps) {
  const hoy = useHoy();
  const libre = useRef(false);
  const refrescar = useRefrescar(AFECTADAS_POR_GESTION);
  const nombre = `canal-de-cobro:${quien.clave}`;
  const titulo = `Canal autorizado por ${quien.nombre}`;
  const formulario = useForm<Valores>({
    defaultValues: { canal: 'WHATSAPP', medio: '', autorizado_en: hoy },
    shouldFocusError: false,
    resolver: resolverDominio<Valores>((valores) => void cambiarCanal([], validarDatosCanal(valores), hoy)),
  });
  const paso = useEscritura<Valores, ExpedienteDeCobro>({
    nombre,
    que: () => titulo,
    hacer: (valores) => orden('cobranza', 'cambiarCanal', quien.clave, valores),
    alHacer: () => {
      libre.current = true;
      toaster.success(`Canal autorizado por ${quien.nombre} guardado`);
      void refrescar();
      onClose();
    },
    alRechazar: (error) => senalarCampos(formulario, error),
  });
  return (
    <ModalFormulario
      formulario={formulario}
      title={titulo}
      size="sm"
      submitLabel="Guardar"
      etiquetas={ETIQUETAS}
      borrador={nombre}
      envio={paso}
      tituloError={ERRORES_DE_COBRANZA.autorizar}
      libre={libre}
      onClose={onClose}
      onSubmit={() => void formulario.handleSubmit(paso.enviar)()}
    >
      <CampoFichas
        nombre="canal"
        label={ETIQUETAS.canal}
        required
        opciones={CANALES_AUTORIZABLES}
        palabras={ETIQUETA_CANAL}
      />
      <CampoFichas
        nombre="medio"
        label={ETIQUETAS.medio}
        required
        opciones={MEDIOS_AUTORIZACION}
        palabras={ETIQUETA_MEDIO_AUTORIZACION}
        help="Guarde lo que lo demuestra: el papel, el mensaje o el nombre de quien la oyó."
      />
      <CampoFecha nombre="autorizado_en" label={ETIQUETAS.autorizado_en} required max={hoy} />
    </ModalFormulario>
  );
}
