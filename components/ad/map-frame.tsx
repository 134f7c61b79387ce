import './map-frame.css';
import { type ReactNode, useRef } from 'react';
import { AttributionControl, MapContainer, TileLayer, ZoomControl } from 'react-leaflet';

export type MapFrameProps = {
  centre: { lat: number; long: number };
  zoom: number;
  tiles: { url: string; credit: string };
  labels: { map: string; zoomIn: string; zoomOut: string };
  /** `failed` where not one tile could be had. */
  onTiles: (state: 'shown' | 'failed') => void;
  children: ReactNode;
};

/** Every map of the site, on the tiles that the operator chose; what stands on it is inside. */
export const MapFrame = ({ centre, zoom, tiles, labels, onTiles, children }: MapFrameProps) => {
  const arrived = useRef(false);
  return (
    <section aria-label={labels.map} className="size-full">
      <MapContainer
        center={[centre.lat, centre.long]}
        zoom={zoom}
        scrollWheelZoom={false}
        zoomControl={false}
        attributionControl={false}
        className="size-full font-sans"
      >
        <ZoomControl zoomInTitle={labels.zoomIn} zoomOutTitle={labels.zoomOut} />
        <AttributionControl prefix={false} />
        <TileLayer
          url={tiles.url}
          attribution={tiles.credit}
          eventHandlers={{
            tileload: () => {
              arrived.current = true;
              onTiles('shown');
            },
            tileerror: () => {
              if (!arrived.current) onTiles('failed');
            },
          }}
        />
        {children}
      </MapContainer>
    </section>
  );
};
