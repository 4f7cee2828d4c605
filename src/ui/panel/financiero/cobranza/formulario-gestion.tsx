import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { orden } from '@/application/servicios/orden';
import { NOTA_MAXIMO } from '@/domain/mensualidades/cobranza/datos-gestion';
import type { Gestion, PermisoDeContacto } from '@/domain/mensualidades/cobranza/gestion';
import {
  CANALES_DE_COBRO,
  type CanalDeCobro,
  ETIQUETA_CANAL,
  ETIQUETA_INICIATIVA,
  ETIQUETA_RESULTADO,
  INICIATIVAS,
  RESULTADOS_DE_CANAL,
} from '@/domain/mensualidades/cobranza/opciones-gestion';
import { desdeEnPalabras, motivoEnPalabras } from '@/domain/mensualidades/cobranza/puede-contactar';
import { fechaEnBogota } from '@/domain/shared/fechas';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { useEscritura } from '@/ui/panel/comun/escritura/use-escritura';
import { CampoDinero, CampoFecha } from '@/ui/panel/comun/formulario/campo-tecleado';
import { CampoParrafo } from '@/ui/panel/comun/formulario/campo-texto';
import { CuandoFue } from '@/ui/panel/comun/formulario/cuando-fue';
import { FilaCampos } from '@/ui/panel/comun/formulario/fila-campos';
import { ModalFormulario } from '@/ui/panel/comun/formulario/modal-formulario';
import { resolverDominio } from '@/ui/panel/comun/formulario/resolver-dominio';
import { senalarCampos } from '@/ui/panel/comun/formulario/senalar-campos';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Notice } from '@/ui/shared/notice';
import { toaster } from '@/ui/shared/toast-store';
import { CampoFichas } from './campo-fichas';
import { AFECTADAS_POR_GESTION } from './cobranza.queries';
import { ERRORES_DE_COBRANZA } from './errores-de-cobranza';
import { datosDeGestion, type ValoresGestion, validarGestion } from './valores-gestion';

const ETIQUETAS = {
  canal: 'Por dónde',
  resultado: 'Qué pasó',
  iniciativa: 'Quién buscó a quién',
  promesa_fecha: 'Prometió pagar el',
  promesa_valor: 'Cuánto',
  nota: 'Nota',
  ocurrio_en: 'Día',
  hora: 'Hora',
} as const;

type FormularioGestionProps = {
  quien: { clave: string; nombre: string };
  permisos: readonly PermisoDeContacto[];
  /** When it is already known, it is not asked for. */
  canal?: CanalDeCobro;
  onClose: () => void;
  onHecho: () => void;
};

/** What came of a contact: a call that was just made, or anything that already happened. */
export default function FormularioGestion({
  quien,
  permisos,
  canal,
  onClose,
  onHecho,
}: FormularioGestionProps) {
  const { servicios } = usePanel();
  const libre = useRef(false);
  const refrescar = useRefrescar(AFECTADAS_POR_GESTION);
  const nombre = `gestion:${quien.clave}`;
  const formulario = useForm<ValoresGestion>({
    defaultValues: {
      canal: canal ?? '',
      resultado: '',
      iniciativa: 'FUNDACION',
      promesa_fecha: '',
      promesa_valor: '',
      nota: '',
      ocurrio_en: '',
      hora: '',
    },
    shouldFocusError: false,
    resolver: resolverDominio<ValoresGestion>((valores) => validarGestion(valores, servicios.reloj.ahora())),
  });
  const titulo = `${canal === 'LLAMADA' ? 'Llamada' : 'Gestión'} con ${quien.nombre}`;
  const paso = useEscritura<ValoresGestion, Gestion>({
    nombre,
    que: () => titulo,
    hacer: (valores, clave) =>
      orden(
        'cobranza',
        'registrar',
        quien.clave,
        datosDeGestion(valores, fechaEnBogota(servicios.reloj.ahora())),
        {
          clave,
        },
      ),
    alHacer: () => {
      libre.current = true;
      toaster.success(`Gestión con ${quien.nombre} registrada`);
      void refrescar();
      onHecho();
    },
    alRechazar: (error) => {
      senalarCampos(formulario, error, { momento: 'ocurrio_en' });
      void refrescar();
    },
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
      tituloError={ERRORES_DE_COBRANZA.registrar}
      libre={libre}
      onClose={onClose}
      onSubmit={() => void formulario.handleSubmit(paso.enviar)()}
    >
      <Campos permisos={permisos} fijo={canal !== undefined} />
    </ModalFormulario>
  );
}

type Elegido = Pick<ValoresGestion, 'canal' | 'resultado' | 'iniciativa' | 'ocurrio_en' | 'hora'>;

/** What the law has against doing it now; nothing of what already happened, which is kept as it was. */
const impedimento = (permisos: readonly PermisoDeContacto[], elegido: Elegido): PermisoDeContacto | null => {
  const { canal, iniciativa, ocurrio_en, hora } = elegido;
  if (iniciativa === 'PAGADOR' || ocurrio_en || hora || canal === '') return null;
  if (canal === 'VISITA') return { canal, permitido: false, motivo: 'VISITA', desde: null };
  return permisos.find((uno) => uno.canal === canal && !uno.permitido) ?? null;
};

function Campos({ permisos, fijo }: { permisos: readonly PermisoDeContacto[]; fijo: boolean }) {
  const hoy = useHoy();
  const [canal, resultado, iniciativa, ocurrio_en, hora] = useWatch<
    ValoresGestion,
    ['canal', 'resultado', 'iniciativa', 'ocurrio_en', 'hora']
  >({ name: ['canal', 'resultado', 'iniciativa', 'ocurrio_en', 'hora'] });
  const contra = impedimento(permisos, { canal, resultado, iniciativa, ocurrio_en, hora });
  return (
    <>
      {fijo ? null : (
        <CampoFichas
          nombre="canal"
          label={ETIQUETAS.canal}
          required
          opciones={CANALES_DE_COBRO}
          palabras={ETIQUETA_CANAL}
        />
      )}
      {contra?.motivo ? (
        <Notice tone="warning" title={motivoEnPalabras(contra.motivo)}>
          {[
            desdeEnPalabras(contra),
            'Si ya ocurrió, escriba en «Cuándo» su día y su hora: se guarda como pasó',
          ]
            .filter(Boolean)
            .join('. ')}
          .
        </Notice>
      ) : null}
      <CampoFichas
        nombre="resultado"
        label={ETIQUETAS.resultado}
        required
        opciones={RESULTADOS_DE_CANAL[canal || 'LLAMADA']}
        palabras={ETIQUETA_RESULTADO}
        help={canal === 'LLAMADA' ? 'No pregunte por qué no ha pagado: la ley no lo permite.' : undefined}
      />
      {resultado === 'PROMESA' ? (
        <FilaCampos>
          <CampoFecha nombre="promesa_fecha" label={ETIQUETAS.promesa_fecha} required min={hoy} />
          <CampoDinero
            nombre="promesa_valor"
            label={ETIQUETAS.promesa_valor}
            help="Si lo dijo."
            preguntaMiles
          />
        </FilaCampos>
      ) : null}
      {fijo ? null : (
        <CampoFichas
          nombre="iniciativa"
          label={ETIQUETAS.iniciativa}
          opciones={INICIATIVAS}
          palabras={ETIQUETA_INICIATIVA}
          help="Si la persona llamó, escribió o vino, no cuenta como cobro."
        />
      )}
      <CampoParrafo nombre="nota" label={ETIQUETAS.nota} limite={NOTA_MAXIMO} rows={2} />
      <CuandoFue siNoSeDice="Ahora" />
    </>
  );
}
