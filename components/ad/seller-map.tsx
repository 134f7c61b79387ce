'use client';

import 'leaflet/dist/leaflet.css';
import { useRef } from 'react';
import { AttributionControl, Circle, MapContainer, Marker, TileLayer, ZoomControl } from 'react-leaflet';
import { mapPin } from './map-pin';

export type MapProps = {
  lat: number;
  long: number;
  zoom: number;
  /** Whether the point is the seller's own, rather than the middle of his state. */
  exact: boolean;
  tiles: { url: string; credit: string };
  labels: { map: string; zoomIn: string; zoomOut: string };
  onTiles: (state: 'shown' | 'failed') => void;
};

const SellerMap = ({ lat, long, zoom, exact, tiles, labels, onTiles }: MapProps) => {
  const arrived = useRef(false);
  return (
    <section aria-label={labels.map} className="size-full">
      <MapContainer
        center={[lat, long]}
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
        {exact ? (
          <Marker
            position={[lat, long]}
            icon={mapPin}
            alt={labels.map}
            keyboard={false}
            interactive={false}
          />
        ) : (
          <Circle center={[lat, long]} radius={15000} pathOptions={{ color: '#0b5c6b', weight: 2 }} />
        )}
      </MapContainer>
    </section>
  );
};

export default SellerMap;
